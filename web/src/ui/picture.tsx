import { clsx } from 'clsx';
import { type ImgHTMLAttributes, useState } from 'react';

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  readonly src: string | null | undefined;
  /** Stands in the place of a picture that is not there or cannot be loaded. */
  readonly letters: string;
  readonly priority: boolean;
}

/** A framed picture of constant size. The class names are the frame's. */
export function Picture(props: PictureProps) {
  const { letters, priority, src, alt, className, ...picture } = props;
  const [broken, setBroken] = useState<string>();
  return (
    <div className={clsx('picture-frame', className)}>
      {src && src !== broken ? (
        <img
          {...picture}
          // It may have failed before the page was hydrated.
          ref={(image) => {
            if (image?.complete && !image.naturalWidth) setBroken(src);
          }}
          src={src}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        <span aria-hidden={alt === ''}>{letters}</span>
      )}
    </div>
  );
}
