import { REVIEW_CRITERIA } from '@slots/contracts/casino/reviews';
import { Link } from 'react-router-dom';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import type { Loading } from '../../../routing/loading.ts';
import { Article } from '../../../ui/article.tsx';
import { AuthorPicture } from '../../../ui/author-picture.tsx';
import { authorsApi, usePublicAuthorsQuery } from '../authors.api.ts';

export const loader = (loading: Loading) => async () => {
  await loading.want(authorsApi.endpoints.publicAuthors, undefined);
  return null;
};

/** The criteria of reviews with their weights, from the same data that rates, and who applies them. */
export function Component() {
  const { data: authors = [] } = usePublicAuthorsQuery();
  return (
    <Article
      title="How We Rate"
      description="Every casino is judged by the same five criteria. Here is what they are, and how much each counts."
      path={paths.howWeRate}
      image={pageImage('pages', 'how-we-rate')}
    >
      <section aria-labelledby="criteria" className="mt-9">
        <h2 id="criteria" className="text-heading font-bold">
          What counts
        </h2>
        <p className="mt-3 leading-relaxed text-ink-muted">
          Each criterion gets 0 to 5 points. The rating is their average, weighted as below and
          rounded to one decimal. Nobody can buy points: what a partner pays changes no score.
        </p>
        <dl className="mt-5 flex flex-col divide-y divide-line">
          {REVIEW_CRITERIA.map(({ key, name, weight, about }) => (
            <div key={key} className="py-4">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold">
                {name}
                <span className="tabular-nums">{`${weight}%`}</span>
              </dt>
              <dd className="mt-1 leading-relaxed text-ink-muted">{about}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="process" className="mt-9">
        <h2 id="process" className="text-heading font-bold">
          What a review says
        </h2>
        <p className="mt-3 leading-relaxed text-ink-muted">
          Each review says who wrote it, who checked it, and on which day the casino was tested.
          When something changes, we change the review and say so below it, with the day.
        </p>
      </section>
      {authors.length > 0 && (
        <section aria-labelledby="authors" className="mt-9">
          <h2 id="authors" className="text-heading font-bold">
            Who writes
          </h2>
          <ul className="mt-4 flex flex-col gap-4">
            {authors.map(({ name, slug, role, picture }) => (
              <li key={slug} className="flex items-center gap-3">
                <AuthorPicture name={name} picture={picture} px={44} className="size-11!" />
                <span className="min-w-0">
                  <Link to={paths.author(slug)} className="font-semibold text-link hover:underline">
                    {name}
                  </Link>
                  {role && <span className="block text-sm text-ink-muted">{role}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Article>
  );
}
