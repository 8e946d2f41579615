import { useState } from 'react';
import { thumbSources } from '../api/thumb-sources.ts';

const frame =
  'grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken font-display text-lg font-bold text-ink-faint';

/** A game's thumbnail beside its name; '?' without one or after a failure. */
export function GameThumbnail({ src }: { readonly src: string | null }) {
  const [broken, setBroken] = useState<string>();
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
