import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { thumbSources } from '../api/thumb-sources.ts';

interface GameImageProps {
  readonly src: string | null;
  readonly name: string;
}

/** A game's picture, or a text without one. */
export function GameImage({ src, name }: GameImageProps) {
  const [broken, setBroken] = useState<string>();
  const frame = 'aspect-4/3 w-full overflow-hidden rounded-lg border border-line bg-sunken';
  if (src === null || src === '' || src === broken) {
    return (
      <div
        className={`${frame} grid place-content-center justify-items-center gap-2 text-ink-muted`}
      >
        <ImageOff aria-hidden className="size-8" />
        No image available
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        src={src}
        srcSet={thumbSources(src)}
        sizes="(width < 26rem) 100vw, 24rem"
        alt={name}
        width={640}
        height={480}
        decoding="async"
        onError={() => setBroken(src)}
        className="size-full object-cover"
      />
    </div>
  );
}
