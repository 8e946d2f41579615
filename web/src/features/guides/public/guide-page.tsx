import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router-dom';
import { isMissing, isWithdrawn } from '../../../api/problem.ts';
import { useConfig } from '../../../config/config-context.ts';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { JsonLd } from '../../../head/json-ld.tsx';
import { PageHead } from '../../../head/page-head.tsx';
import { askedAnew } from '../../../routing/asked-anew.ts';
import type { Loading } from '../../../routing/loading.ts';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { pictureAddress, pictureSources } from '../../../ui/rich-text.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { type GuideData, guidesApi, usePublicGuideQuery } from '../guides.api.ts';
import { GuideByline } from './guide-byline.tsx';
import { GuideTags } from './guide-tags.tsx';

const FAILED = 'The guide could not be loaded';

/** Loads a guide; a former slug leads to the present one. */
export async function loadGuide({ need }: Loading, { params }: LoaderFunctionArgs): Promise<void> {
  const slug = params['slug'] ?? '';
  const guide = await need(askedAnew(guidesApi.endpoints.publicGuide), { params: { slug } });
  if (guide && guide.slug !== slug) throw redirect(paths.guide(guide.slug), 301);
}

/** Parts of a guide's page that other features fill. */
export interface GuideSlots {
  readonly text: (guide: GuideData) => ReactNode;
  /** Below the text. */
  readonly offers: (guide: GuideData) => ReactNode;
}

/** A guide at its address. */
export function GuidePage({ slots }: { readonly slots: GuideSlots }) {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = usePublicGuideQuery({ params: { slug } });
  // It may have been shown before.
  const guide = isWithdrawn(error) ? undefined : currentData;
  if (guide && guide.slug !== slug) return <Navigate to={paths.guide(guide.slug)} replace />;
  if (guide) return <GuideView guide={guide} slots={slots} />;
  if (error === undefined || isFetching) {
    return (
      <div className="grid min-h-64 place-items-center">
        <PageHead title="Loading guide..." description="A guide." unlisted />
        <Spinner label="Loading guide..." />
      </div>
    );
  }
  if (isMissing(error)) {
    return (
      <div className="container-page py-12">
        <PageHead
          title="Guide Not Found"
          description="There is no guide at this address."
          unlisted
        />
        <EmptyState headingLevel="h1" title="Guide Not Found">
          <p>There is no guide at this address.</p>
          <Link to={paths.guides} className="text-link underline underline-offset-4">
            All guides
          </Link>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="container-page py-12">
      <PageHead title={FAILED} description="A guide." unlisted />
      <ErrorState headingLevel="h1" title={FAILED} error={error} onRetry={() => void refetch()}>
        <p>Please try again in a moment.</p>
      </ErrorState>
    </div>
  );
}

/** The article for search engines. */
function ArticleLd({ guide }: { readonly guide: GuideData }) {
  const { productName, publicOrigin } = useConfig();
  const { title, slug, summary, cover, author, tags, publishedAt, updatedAt } = guide;
  return (
    <JsonLd
      thing={{
        '@type': 'Article',
        headline: title,
        description: summary,
        mainEntityOfPage: publicOrigin + paths.guide(slug),
        datePublished: publishedAt,
        dateModified: updatedAt,
        ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
        ...(cover && { image: publicOrigin + pictureAddress(cover.image, 1600) }),
        ...(author && {
          author: {
            '@type': 'Person',
            name: author.name,
            url: publicOrigin + paths.author(author.slug),
          },
        }),
        publisher: { '@type': 'Organization', name: productName, url: `${publicOrigin}/` },
      }}
    />
  );
}

/** A guide as visitors read it, in a preview too. */
function GuideView({ guide, slots }: { readonly guide: GuideData; readonly slots: GuideSlots }) {
  const { title, slug, summary, cover, tags } = guide;
  return (
    <article className="container-page pt-8 pb-4">
      <PageHead
        title={title}
        description={summary}
        path={paths.guide(slug)}
        type="article"
        image={pageImage('guides', slug)}
      />
      <ArticleLd guide={guide} />
      <PageTrail
        items={[
          { label: 'Guides', to: paths.guides },
          { label: title, to: paths.guide(slug) },
        ]}
      />
      <header className="mt-5 flex max-w-prose flex-col gap-4">
        <h1 className="text-title font-extrabold wrap-anywhere">{title}</h1>
        <p className="text-lg text-ink-muted wrap-anywhere">{summary}</p>
        <GuideByline guide={guide} />
        <GuideTags tags={tags} />
      </header>
      {cover && (
        <img
          src={pictureAddress(cover.image, 960)}
          srcSet={pictureSources(cover.image)}
          sizes="(min-width: 64rem) 60rem, 100vw"
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
          fetchPriority="high"
          decoding="async"
          className="mt-8 h-auto max-h-112 w-full max-w-240 rounded-lg object-cover"
        />
      )}
      <div className="mt-8">{slots.text(guide)}</div>
      <Related guide={guide} />
      {slots.offers(guide)}
    </article>
  );
}

/** Casinos and games beside a guide. */
function Related({ guide: { relatedCasinoIds, relatedGameIds, places } }: { guide: GuideData }) {
  const placeOf = (kind: 'casino' | 'game', ids: readonly number[]) =>
    ids.flatMap((id) => places.find((place) => place.kind === kind && place.id === id) ?? []);
  const groups = [
    {
      title: 'Casinos in this guide',
      found: placeOf('casino', relatedCasinoIds),
      pathOf: paths.casinoReview,
    },
    {
      title: 'Games to try for free',
      found: placeOf('game', relatedGameIds),
      pathOf: paths.game,
    },
  ].filter(({ found }) => found.length > 0);
  if (groups.length === 0) return null;
  return (
    <aside aria-label="Related" className="mt-12 grid max-w-prose gap-8 sm:grid-cols-2">
      {groups.map(({ title, found, pathOf }) => (
        <section key={title} className="min-w-0">
          <h2 className="border-b-2 border-ink pb-2 text-subheading font-bold">{title}</h2>
          <ul className="mt-2">
            {found.map(({ name, slug }) => (
              <li key={slug}>
                <Link
                  to={pathOf(slug)}
                  className="inline-block max-w-full py-1.5 text-link underline-offset-4 wrap-anywhere hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}
