import { clsx } from 'clsx';

interface MediaTileProps {
  /** Address of the picture; without one, or with an empty one, the first two letters of the name replace it. */
  readonly src: string | null | undefined;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly name: string;
  /** Texts beside the tile already say the name, so it is drawn for the eye alone unless this is set. */
  readonly alt?: string;
  readonly priority?: boolean;
  readonly className?: string;
}

/** A 4:3 picture of constant size. */
export function MediaTile(props: MediaTileProps) {
  const { src, srcSet, sizes, name, alt = '', priority = false, className } = props;
  const frame = clsx(
    'aspect-4/3 w-full overflow-hidden rounded-md bg-stage text-on-stage',
    className,
  );
  if (!src) {
    return (
      <div className={clsx(frame, 'grid place-items-center')}>
        <span
          aria-hidden={alt === ''}
          className="font-display text-4xl font-extrabold tracking-tight uppercase"
        >
          {name.slice(0, 2)}
        </span>
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={640}
        height={480}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  );
}
