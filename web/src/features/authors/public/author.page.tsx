import type { getPublicAuthor } from '@slots/contracts/casino/authors';
import { isWebLink } from '@slots/contracts/web-link';
import { Link, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router-dom';
import type { AnswerOf } from '../../../api/endpoint.ts';
import { isMissing } from '../../../api/problem.ts';
import { useConfig } from '../../../config/config-context.ts';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { JsonLd } from '../../../head/json-ld.tsx';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import { AuthorPicture } from '../../../ui/author-picture.tsx';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import { LogoTile } from '../../../ui/logo-tile.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { authorsApi, usePublicAuthorQuery } from '../authors.api.ts';

const FAILED = 'Error loading author';
const PICTURE_PX = 112;
const LOGO_PX = 64;

type AuthorData = AnswerOf<typeof getPublicAuthor>;

export const loader =
  ({ need }: Loading) =>
  async ({ params }: LoaderFunctionArgs) => {
    const slug = params['slug'] ?? '';
    const call = { params: { slug } };
    const author = await need(authorsApi.endpoints.publicAuthor, call);
    if (author && author.slug !== slug) throw redirect(paths.author(author.slug), 301);
    return null;
  };

function Reviews({ author }: { readonly author: AuthorData }) {
  const { name, reviews, guides } = author;
  // Authors of guides alone get no note of missing reviews.
  if (reviews.length === 0 && guides.length > 0) return null;
  return (
    <section aria-labelledby="reviews" className="mt-10">
      <h2 id="reviews" className="text-heading font-bold">
        {`Reviews by ${name}`}
      </h2>
      {reviews.length === 0 && <p className="mt-3 text-ink-muted">No reviews yet.</p>}
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {reviews.map(({ casino, rating, verdict, updatedAt }) => (
          <li key={casino.id} className="flex items-start gap-4 py-5">
            <LogoTile
              src={casino.logoImage}
              size={LOGO_PX}
              name={casino.name}
              className="size-16!"
            />
            <div className="min-w-0">
              <h3 className="font-bold">
                <Link to={paths.casinoReview(casino.slug)} className="text-link hover:underline">
                  {casino.name}
                </Link>
              </h3>
              <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted">
                <Rating rating={rating} />
                <time dateTime={updatedAt}>{formatLongDate(updatedAt.slice(0, 10))}</time>
              </p>
              <p className="mt-2 max-w-prose break-words">{verdict}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Guides({ author: { name, guides } }: { readonly author: AuthorData }) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guides" className="mt-10">
      <h2 id="guides" className="text-heading font-bold">
        {`Guides by ${name}`}
      </h2>
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {guides.map(({ title, slug, summary, publishedAt }) => (
          <li key={slug} className="py-5">
            <h3 className="font-bold">
              <Link to={paths.guide(slug)} className="text-link wrap-anywhere hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-sm text-ink-muted">
              <time dateTime={publishedAt}>{formatLongDate(publishedAt.slice(0, 10))}</time>
            </p>
            <p className="mt-2 max-w-prose break-words">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AuthorView({ author }: { readonly author: AuthorData }) {
  const { publicOrigin } = useConfig();
  const { name, slug, role, words, picture } = author;
  const links = author.links.filter(isWebLink);
  const path = paths.author(slug);
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead
        title={role ? `${name}, ${role}` : name}
        description={
          words?.split('\n')[0] ||
          `${name} writes casino reviews: how they were tested, what is good and what is not.`
        }
        path={path}
        image={pageImage('authors', slug)}
      />
      <JsonLd
        thing={{
          '@type': 'Person',
          name,
          url: publicOrigin + path,
          ...(role && { jobTitle: role }),
          ...(words && { description: words }),
          ...(links.length > 0 && { sameAs: links }),
        }}
      />
      <PageTrail
        items={[
          { label: 'How We Rate', to: paths.howWeRate },
          { label: name, to: path },
        ]}
      />
      <header className="mt-5 flex flex-col gap-5 border-b-2 border-ink pb-6 sm:flex-row sm:items-center">
        <AuthorPicture
          name={name}
          picture={picture}
          px={PICTURE_PX}
          className="size-28! text-3xl!"
        />
        <div className="min-w-0">
          <h1 className="text-title font-extrabold break-words">{name}</h1>
          {role && <p className="mt-1 text-lg text-ink-muted">{role}</p>}
        </div>
      </header>
      {words && (
        <p className="mt-6 max-w-prose leading-relaxed break-words whitespace-pre-line">{words}</p>
      )}
      {links.length > 0 && (
        <ul aria-label={`${name} elsewhere`} className="mt-4 flex flex-wrap gap-x-5">
          {links.map((link) => (
            <li key={link} className="min-w-0">
              <a
                href={link}
                target="_blank"
                rel="me nofollow noopener"
                className="inline-block max-w-full py-1 text-link underline wrap-anywhere"
              >
                {new URL(link).hostname.replace(/^www\./, '')}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Reviews author={author} />
      <Guides author={author} />
    </div>
  );
}

export function Component() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = usePublicAuthorQuery({ params: { slug } });
  if (currentData && currentData.slug !== slug) {
    return <Navigate to={paths.author(currentData.slug)} replace />;
  }
  if (currentData) return <AuthorView author={currentData} />;
  if (error === undefined || isFetching) {
    return (
      <div className="grid min-h-64 place-items-center">
        <PageHead title="Loading author..." description="An author." unlisted />
        <Spinner label="Loading author..." />
      </div>
    );
  }
  if (isMissing(error)) {
    return (
      <div className="container-page py-12">
        <PageHead
          title="Author Not Found"
          description="There is no author at this address."
          unlisted
        />
        <EmptyState headingLevel="h1" title="Author Not Found">
          There is no author at this address.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="container-page py-12">
      <PageHead title={FAILED} description="An author." unlisted />
      <ErrorState headingLevel="h1" title={FAILED} error={error} onRetry={() => void refetch()}>
        The author could not be loaded. Please try again.
      </ErrorState>
    </div>
  );
}
