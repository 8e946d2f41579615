import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { AuthorPicture } from '../../../ui/author-picture.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import type { GuideCardData } from '../guides.api.ts';

const PICTURE_PX = 36;

const dayOf = (timestamp: string) => timestamp.slice(0, 10);

/** The author of a guide, and its days. */
export function GuideByline({ guide }: { readonly guide: GuideCardData }) {
  const { author, publishedAt, updatedAt } = guide;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      {author && (
        <>
          <AuthorPicture name={author.name} picture={author.picture} px={PICTURE_PX} />
          <span>
            By{' '}
            <Link
              to={paths.author(author.slug)}
              className="font-semibold text-link underline underline-offset-4 wrap-anywhere"
            >
              {author.name}
            </Link>
          </span>
        </>
      )}
      <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
      {dayOf(updatedAt) !== dayOf(publishedAt) && (
        <span>
          Updated <time dateTime={updatedAt}>{formatLongDate(updatedAt)}</time>
        </span>
      )}
    </p>
  );
}
