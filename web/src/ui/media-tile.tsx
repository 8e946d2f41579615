import { clsx } from 'clsx';
import { Picture } from './picture.tsx';

interface MediaTileProps {
  /** Address of the picture; without one, or with an empty one, the first two letters of the name replace it. */
  readonly src: string | null | undefined;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly name: string;
  readonly priority?: boolean;
  readonly className?: string;
}

/** A 4:3 picture of constant size. Texts beside it already say the name, so it is drawn for the eye alone. */
export function MediaTile({ name, priority = false, className, ...source }: MediaTileProps) {
  return (
    <Picture
      {...source}
      alt=""
      width={640}
      height={480}
      fetchPriority={priority ? 'high' : 'auto'}
      priority={priority}
      letters={name.slice(0, 2)}
      className={clsx('aspect-4/3 w-full rounded-md text-4xl', className)}
    />
  );
}
