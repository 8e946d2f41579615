import { clsx } from 'clsx';

interface LogoTileProps {
  /** Address of the logo; without one, the first two letters of the name replace it. */
  readonly src: string | null | undefined;
  readonly srcSet?: string | undefined;
  /** Maximal width and height in pixels. */
  readonly size: number;
  readonly name: string | undefined;
  /** Replaces the letters of an unknown name. */
  readonly letters?: string;
  /** Texts beside the tile already say the name, so it is drawn for the eye alone unless this is set. */
  readonly alt?: string;
  readonly priority?: boolean;
  readonly className?: string;
}

/** A square logo of constant size. */
export function LogoTile(props: LogoTileProps) {
  const { src, srcSet, size, name, letters = '', alt = '', priority = false, className } = props;
  const frame = clsx(
    'grid size-14 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-stage text-on-stage',
    className,
  );
  if (!src) {
    return (
      <div className={frame}>
        <span
          aria-hidden={alt === ''}
          className="font-display text-xl font-extrabold tracking-tight uppercase"
        >
          {name?.trim().slice(0, 2) || letters}
        </span>
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={`${size}px`}
        alt={alt}
        width={size}
        height={size}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  );
}
