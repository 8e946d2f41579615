import { clsx } from 'clsx';
import { useState } from 'react';
import { thumbSources } from '../api/thumb-sources.ts';

interface GameThumbnailProps {
  readonly src: string | null;
  readonly className?: string;
}

/** A game's thumbnail beside its name; '?' without one or after a failure. */
export function GameThumbnail({ src, className }: GameThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  const frame = clsx(
    'grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken font-display text-lg font-bold text-ink-faint',
    className,
  );
  if (src === null || src === '' || src === broken) {
    return (
      <span aria-hidden className={frame}>
        ?
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        src={src}
        srcSet={thumbSources(src)}
        sizes="44px"
        alt=""
        width={88}
        height={88}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className="size-full object-cover"
      />
    </span>
  );
}
