import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { badgeStyle } from '../../../ui/badge.tsx';
import type { GuideCardData } from '../guides.api.ts';

interface GuideTagsProps {
  readonly tags: GuideCardData['tags'];
  /** The slug of the tag whose page this is. */
  readonly current?: string | undefined;
  readonly label?: string;
}

/** Tags that lead to the guides that have them. */
export function GuideTags({ tags, current, label = 'Tags' }: GuideTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map(({ name, slug }) => (
        <li key={name} className="max-w-full">
          {slug === null ? (
            <span className={badgeStyle('tint', true)}>{name}</span>
          ) : (
            <Link
              to={paths.guideTag(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className={clsx(
                badgeStyle(slug === current ? 'accent' : 'tint', true),
                'min-h-6 hover:underline',
              )}
            >
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
