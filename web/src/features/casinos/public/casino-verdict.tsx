import { REVIEW_CRITERIA } from '@slots/contracts/casino/reviews';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { AuthorPicture } from '../../../ui/author-picture.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import type { CasinoReviewData } from '../public-casinos.api.ts';

const HIGHEST = 5;
const WHOLE = 100;

/** One part of the score, as a bar and as a number. */
function Score({ name, points }: { readonly name: string; readonly points: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
      <dt>{name}</dt>
      <dd className="contents">
        <span className="font-semibold tabular-nums">{`${points.toFixed(1)}/${HIGHEST}`}</span>
        <span aria-hidden className="col-span-2 h-2 overflow-hidden rounded-full bg-sunken">
          <span
            className="block h-full rounded-full bg-primary"
            style={{ width: `${(points / HIGHEST) * WHOLE}%` }}
          />
        </span>
      </dd>
    </div>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly icon: ReactNode;
}

function Points({ title, points, icon }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2">
            {icon}
            <span className="min-w-0 break-words">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AuthorLink({ author }: { readonly author: CasinoReviewData['author'] }) {
  if (author.slug === '') return <>{author.name}</>;
  return (
    <Link to={paths.author(author.slug)} className="font-semibold text-link hover:underline">
      {author.name}
    </Link>
  );
}

const day = (moment: string) => (
  <time dateTime={moment}>{formatLongDate(moment.slice(0, 10))}</time>
);

/** The review's author, checker and dates. */
function Byline({ review }: { readonly review: CasinoReviewData }) {
  const { author, reviewedBy, testedOn, publishedAt, updatedAt } = review;
  const isUpdated = publishedAt.slice(0, 10) !== updatedAt.slice(0, 10);
  return (
    <div className="flex items-start gap-3 text-sm text-ink-muted">
      <AuthorPicture name={author.name} picture={author.picture} px={44} className="size-11!" />
      <div className="min-w-0">
        <p>
          {'By '}
          <AuthorLink author={author} />
          {author.role && `, ${author.role}`}
          {reviewedBy && (
            <>
              {' · Checked by '}
              <AuthorLink author={reviewedBy} />
            </>
          )}
        </p>
        <p>
          {testedOn !== null && (
            <>
              {'Tested on '}
              {day(testedOn)}
              {' · '}
            </>
          )}
          {'Published '}
          {day(publishedAt)}
          {isUpdated && (
            <>
              {' · Updated '}
              {day(updatedAt)}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** The essentials for readers: the score with its parts, the verdict, advantages and disadvantages. */
export function CasinoVerdict({
  name,
  review,
}: {
  readonly name: string;
  readonly review: CasinoReviewData;
}) {
  const { rating, scores, verdict, advantages, disadvantages } = review;
  return (
    <section
      aria-labelledby="verdict"
      className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-5 shadow-raised sm:p-7"
    >
      <h2 id="verdict" className="text-heading font-bold">
        {`Our verdict on ${name}`}
      </h2>
      <Byline review={review} />
      <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10">
        <div>
          <p className="font-display text-5xl font-extrabold tabular-nums">
            {rating}
            <span className="text-xl text-ink-muted">{`/${HIGHEST}`}</span>
          </p>
          <Link to={paths.howWeRate} className="mt-1 inline-block py-1 text-sm text-link underline">
            How we rate
          </Link>
        </div>
        <dl className="flex flex-col gap-3">
          {REVIEW_CRITERIA.map(({ key, name: criterion }) => (
            <Score key={key} name={criterion} points={scores[key]} />
          ))}
        </dl>
      </div>
      <p className="max-w-prose text-lg leading-relaxed break-words">{verdict}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Points
          title="What we like"
          points={advantages}
          icon={<Plus aria-hidden className="mt-1 size-4 shrink-0 text-link" />}
        />
        <Points
          title="What we do not like"
          points={disadvantages}
          icon={<Minus aria-hidden className="mt-1 size-4 shrink-0 text-danger" />}
        />
      </div>
    </section>
  );
}

/** Changes to the review since its publication. */
export function ReviewChanges({ changes }: Pick<CasinoReviewData, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-8 border-t border-line pt-5 text-sm">
      <h3 className="font-bold">Changes to this review</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-ink-muted">
        {changes.map(({ on, text }) => (
          <li key={`${on} ${text}`} className="break-words">
            <time dateTime={on} className="font-semibold">
              {formatLongDate(on)}
            </time>
            {`: ${text}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
