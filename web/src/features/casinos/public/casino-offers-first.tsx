import type { PublicCasino } from '@slots/contracts/casino/casinos';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { shareImages } from '../../../config/share-images.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { CasinoLd, casinoSummaryText } from './casino-head.tsx';
import { CasinoHeader } from './casino-header.tsx';
import { Licences } from './review-sections.tsx';

interface CasinoOffersFirstProps {
  readonly casino: PublicCasino;
  readonly offers: ReactNode;
}

/** A casino's own page: its offers, then a summary of the review. */
export function CasinoOffersFirst({ casino, offers }: CasinoOffersFirstProps) {
  const { id, name, slug, updatedAt } = casino;
  return (
    <>
      <PageHead
        title={`${name} Bonuses & Promotions`}
        description={casinoSummaryText(casino)}
        path={paths.casino(slug)}
        image={shareImages.casino(slug, updatedAt)}
      />
      <CasinoLd casino={casino} />
      <CasinoHeader casino={casino} trail={[{ label: name, to: paths.casino(slug) }]}>
        <LinkButton
          to={paths.casinoReview(slug)}
          variant="stage"
          className="self-start sm:self-center"
        >
          Read the full review
        </LinkButton>
      </CasinoHeader>
      <div className="container-page">
        <section aria-labelledby="promotions" className="pt-10">
          <h2 id="promotions" className="mb-6 border-b-2 border-ink pb-4 text-title font-extrabold">
            {`Offers of ${name}`}
          </h2>
          {offers}
        </section>
        <section aria-labelledby="summary" className="pt-14">
          <h2 id="summary" className="mb-6 border-b-2 border-ink pb-4 text-title font-extrabold">
            In short
          </h2>
          <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div>
              <p className="max-w-prose text-lg leading-relaxed text-ink-muted">
                {casinoSummaryText(casino)}
              </p>
              <LinkButton
                to={paths.casinoReview(slug)}
                className="mt-6 h-auto! min-h-11 max-w-full py-2 text-center wrap-anywhere whitespace-normal!"
              >
                {`Read our ${name} review`}
              </LinkButton>
            </div>
            <div className="rounded-lg border border-line bg-surface p-5 shadow-raised">
              <Licences casinoId={id} />
            </div>
          </div>
        </section>
      </div>
    </>
  );
}
