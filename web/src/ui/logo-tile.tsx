import { clsx } from 'clsx';
import { logoSources } from '../api/casino-image-sources.ts';
import { Picture } from './picture.tsx';

interface LogoTileProps {
  /** Address of the logo; without one, the first two letters of the name replace it. */
  readonly src: string | null | undefined;
  /** The widths of a casino's logo, unless others are given. */
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
  const { size, name, letters = '', alt = '', priority = false, className, ...source } = props;
  return (
    <Picture
      srcSet={logoSources(source.src ?? null)}
      {...source}
      sizes={`${size}px`}
      alt={alt}
      width={size}
      height={size}
      priority={priority}
      letters={name?.trim().slice(0, 2) || letters}
      className={clsx('size-14 shrink-0 rounded-md border border-line text-xl', className)}
    />
  );
}
