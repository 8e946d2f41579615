import { data, Link, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom';
import { GUIDES_PER_PAGE, MIN_GUIDES_OF_TAG } from '../../../config/list-sizes.ts';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import { NO_SUCH_PAGE, needPage, notFound } from '../../../routing/no-such-page.ts';
import { ProblemPage } from '../../../routing/problem-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import { pagePath, pagesFor, pagesOfAddress } from '../../../ui/list-pages.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { pictureAddress, pictureSources } from '../../../ui/rich-text.tsx';
import { LoadingShapes, Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import {
  type GuideCardData,
  guidesApi,
  useGuideTagsQuery,
  usePublicGuidesQuery,
} from '../guides.api.ts';
import { GuideTags } from './guide-tags.tsx';

const TITLE = 'Guides';
const WORDS = 'How bonuses, slots and casinos work, in plain words.';
const PLACEHOLDERS = 6;
const NO_SUCH_TAG = notFound('There are no guides at this address.');

const callOf = (tag: string | undefined, page: number) => ({
  query: { page, limit: GUIDES_PER_PAGE, ...(tag !== undefined && { tag }) },
});

export const loader =
  ({ need }: Loading) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const page = pagesOfAddress(new URL(request.url).searchParams).last;
    const { publicGuides, guideTags } = guidesApi.endpoints;
    const slug = params['slug'];
    const [answer, tags] = await Promise.all([
      need(publicGuides, callOf(slug, page)),
      need(guideTags, undefined),
    ]);
    if (slug !== undefined && tags && !tags.some((tag) => tag.slug === slug)) {
      throw data(NO_SUCH_TAG, { status: 404 });
    }
    needPage(page, answer);
    return null;
  };

const grid = 'grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3';

/** All guides, the newest first, or those with a tag. */
export function Component() {
  const { slug } = useParams();
  const [search] = useSearchParams();
  const page = pagesOfAddress(search).last;
  const { currentData, error, isFetching, refetch } = usePublicGuidesQuery(callOf(slug, page));
  const { data: tags = [], isSuccess: tagsAreKnown } = useGuideTagsQuery();
  const tag = tags.find((known) => known.slug === slug);
  const topics = tags.filter((one) => one.guides >= MIN_GUIDES_OF_TAG || one.slug === slug);
  const pages = pagesFor(currentData?.total ?? 0, GUIDES_PER_PAGE);
  if (slug !== undefined && tagsAreKnown && !tag)
    return <ProblemPage problem={NO_SUCH_TAG} onRetry={() => void refetch()} />;
  if (page > 1 && currentData?.data.length === 0)
    return <ProblemPage problem={NO_SUCH_PAGE} onRetry={() => void refetch()} />;
  const path = slug === undefined ? paths.guides : paths.guideTag(slug);
  const title = tag ? `${TITLE}: ${tag.name}` : TITLE;
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead
        title={page > 1 ? `${title}, Page ${page}` : title}
        description={
          tag
            ? `Guides about ${tag.name}, in plain words, newest first.`
            : 'How bonuses, slots and casinos work, in plain words: wagering, RTP, payments and playing safely.'
        }
        path={pagePath(path, page)}
        image={tag ? pageImage('guide-tags', tag.slug) : pageImage('pages', 'guides')}
        unlisted={tag !== undefined && tag.guides < MIN_GUIDES_OF_TAG}
      />
      <PageTrail
        items={[
          { label: TITLE, to: paths.guides },
          ...(tag ? [{ label: tag.name, to: path }] : []),
        ]}
      />
      <header className="mt-5 border-b-2 border-ink pb-6">
        <h1 className="text-title font-extrabold wrap-anywhere">{title}</h1>
        {!tag && <p className="mt-2 max-w-prose text-lg text-ink-muted">{WORDS}</p>}
        {/* One topic alone is no choice. */}
        {topics.length > 1 && (
          <div className="mt-4">
            <GuideTags label="Topics" tags={topics} current={slug} />
          </div>
        )}
      </header>
      <div className="mt-8">
        {!currentData && isFetching && (
          <LoadingShapes label="Loading guides">
            <div className={grid}>
              {Array.from({ length: PLACEHOLDERS }, (_, index) => (
                // Only the index tells these apart.
                // oxlint-disable-next-line react/no-array-index-key
                <Skeleton key={index} className="h-64 rounded-lg!" />
              ))}
            </div>
          </LoadingShapes>
        )}
        {!currentData && !isFetching && error !== undefined && (
          <ErrorState
            title="The guides could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          >
            <p>Please try again in a moment.</p>
          </ErrorState>
        )}
        {currentData?.data.length === 0 && (
          <EmptyState title="No guides yet">
            <p>Meanwhile, try the free games.</p>
          </EmptyState>
        )}
        <ul className={grid}>
          {currentData?.data.map((guide) => (
            <li key={guide.id}>
              <GuideCard guide={guide} />
            </li>
          ))}
        </ul>
        <PageLinks
          shown={{ first: page, last: page }}
          pages={pages}
          to={(number) => pagePath(path, number)}
        />
      </div>
    </div>
  );
}

function GuideCard({ guide }: { readonly guide: GuideCardData }) {
  const { title, slug, summary, cover, tags, author, publishedAt } = guide;
  return (
    <article className="group relative flex h-full flex-col rounded-lg border border-line bg-surface shadow-raised transition-shadow duration-200 hover:shadow-lifted">
      {cover && (
        <img
          src={pictureAddress(cover.image, 480)}
          srcSet={pictureSources(cover.image)}
          sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 50vw, 100vw"
          width={cover.width}
          height={cover.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-video w-full rounded-t-lg object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        {tags.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {tags.slice(0, 3).map(({ name }) => (
              <Badge key={name} variant="tint" wraps>
                {name}
              </Badge>
            ))}
          </p>
        )}
        <h2 className="text-heading font-bold wrap-anywhere">
          <Link to={paths.guide(slug)} className="card-link group-hover:text-link">
            {title}
          </Link>
        </h2>
        <p className="line-clamp-4 text-ink-muted wrap-anywhere">{summary}</p>
        <p className="mt-auto pt-2 text-sm text-ink-muted">
          {author && `${author.name} · `}
          <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
        </p>
      </div>
    </article>
  );
}
