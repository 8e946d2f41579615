import type { PublicCasino } from '@slots/contracts/casino/casinos';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { shareImages } from '../../../config/share-images.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import { HydrationBoundary } from '../../../ui/hydration-boundary.tsx';
import type { CasinoReviewData } from '../public-casinos.api.ts';
import { CasinoDescription } from './casino-description.tsx';
import { CasinoLd, casinoSummaryText } from './casino-head.tsx';
import { CasinoHeader } from './casino-header.tsx';
import { CasinoVerdict, ReviewChanges } from './casino-verdict.tsx';
import {
  CustomerSupport,
  GameTypes,
  Licences,
  PaymentMethods,
  SoftwareProviders,
} from './review-sections.tsx';

interface CasinoReviewProps {
  readonly casino: PublicCasino;
  /** Null: not reviewed. */
  readonly review: CasinoReviewData | null;
  /** The text of the review. */
  readonly text: ReactNode;
  /** The casino's offers for the visitor's country. */
  readonly offers: ReactNode;
  /** Games to try for free. */
  readonly games: ReactNode;
}

/** A casino's full review. */
export function CasinoReview({ casino, review, text, offers, games }: CasinoReviewProps) {
  const { id, name, slug, description, tradingSince, updatedAt } = casino;
  return (
    <>
      <PageHead
        title={`${name} Review`}
        description={casinoSummaryText(casino)}
        path={paths.casinoReview(slug)}
        image={shareImages.casino(slug, updatedAt)}
        type="article"
      />
      <CasinoLd casino={casino} review={review} />
      <article>
        <HydrationBoundary>
          <CasinoHeader
            casino={casino}
            trail={[
              { label: name, to: paths.casino(slug) },
              { label: 'Review', to: paths.casinoReview(slug) },
            ]}
            picture
          />
        </HydrationBoundary>
        <div className="container-page">
          <div className="grid grid-cols-1 gap-x-10 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-10">
              {review && <CasinoVerdict name={name} review={review} />}
              {description && (
                <section aria-labelledby="about">
                  <h2 id="about" className="text-heading font-bold">
                    {`About ${name}`}
                  </h2>
                  <div className="mt-3">
                    <CasinoDescription key={id} text={description} />
                  </div>
                </section>
              )}
              <section aria-labelledby="promotions">
                <h2
                  id="promotions"
                  className="mb-5 border-b-2 border-ink pb-3 text-heading font-bold"
                >
                  Promotions
                </h2>
                <HydrationBoundary>{offers}</HydrationBoundary>
              </section>
              {review && (
                <section aria-labelledby="review">
                  <h2
                    id="review"
                    className="mb-5 border-b-2 border-ink pb-3 text-heading font-bold"
                  >
                    {`${name} in detail`}
                  </h2>
                  <HydrationBoundary>{text}</HydrationBoundary>
                  <ReviewChanges changes={review.changes} />
                </section>
              )}
              <div>
                <HydrationBoundary>
                  <PaymentMethods casinoId={id} />
                  <GameTypes casinoId={id} />
                  <SoftwareProviders casinoId={id} />
                </HydrationBoundary>
              </div>
            </div>
            <aside className="lg:sticky lg:top-24 lg:self-start">
              <div className="rounded-lg border border-line bg-surface p-5 shadow-raised">
                <HydrationBoundary>
                  <Licences casinoId={id} />
                  <CustomerSupport casinoId={id} />
                </HydrationBoundary>
                {tradingSince !== null && (
                  <p className="border-t border-line pt-5 text-sm text-ink-muted">
                    {`Trading since ${formatLongDate(tradingSince)}`}
                  </p>
                )}
              </div>
            </aside>
          </div>
          <HydrationBoundary>{games}</HydrationBoundary>
          <div className="mt-12">
            <LinkButton to={paths.home} variant="secondary">
              <ArrowLeft aria-hidden />
              Back to Home
            </LinkButton>
          </div>
        </div>
      </article>
    </>
  );
}
