import { clsx } from 'clsx';
import { Avatar } from './avatar.tsx';
import { pictureAddress } from './rich-text.tsx';

interface AuthorPictureProps {
  readonly name: string;
  /** Its hash; without one the first letters of the name stand there. */
  readonly picture: string | null;
  readonly px: number;
  readonly className?: string;
}

/** An author's picture in a circle; the name itself stands beside it. */
export function AuthorPicture({ name, picture, px, className }: AuthorPictureProps) {
  if (picture === null) return <Avatar name={name} {...(className && { className })} />;
  return (
    <img
      src={pictureAddress(picture, 160)}
      srcSet={`${pictureAddress(picture, 160)} 160w, ${pictureAddress(picture, 480)} 480w`}
      sizes={`${px}px`}
      alt=""
      width={px}
      height={px}
      loading="lazy"
      decoding="async"
      className={clsx('size-9 shrink-0 rounded-full object-cover', className)}
    />
  );
}
