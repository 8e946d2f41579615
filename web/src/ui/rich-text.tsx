import { ARTICLE_WIDTHS } from '@slots/contracts/casino/images';
import type { RichText } from '@slots/rich-text/document';
import { type RichTextParts, renderRichText } from '@slots/rich-text/render';

/** Style of rich text, for reading and editing. */
export const richTextStyle = [
  'max-w-prose leading-relaxed break-words',
  '[&>*+*]:mt-4 [&_h2]:mt-8 [&_h2]:text-heading [&_h2]:font-bold [&_h3]:mt-6 [&_h3]:text-lg [&_h3]:font-bold',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li+li]:mt-1.5 [&_li_ul]:mt-1.5 [&_li_ol]:mt-1.5 [&_li]:marker:text-ink-faint',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-line-strong [&_blockquote]:pl-4 [&_blockquote]:text-ink-muted [&_blockquote_p+p]:mt-3',
  '[&_a]:text-link [&_a]:underline [&_a]:underline-offset-4',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md',
];

/** The address of a picture of ours, in one of its widths. */
export function pictureAddress(image: string, width: (typeof ARTICLE_WIDTHS)[number]): string {
  return `/api/public/images/${image}-${width}`;
}

const MIN_WIDTH_IN_TEXT = 480;

/** The widths of a picture in a text, for the browser to choose from. */
export function pictureSources(image: string): string {
  return ARTICLE_WIDTHS.filter((width) => width >= MIN_WIDTH_IN_TEXT)
    .map((width) => `${pictureAddress(image, width)} ${width}w`)
    .join(', ');
}

const outside: RichTextParts['outside'] = (href, words) => (
  <a href={href} target="_blank" rel="nofollow noopener">
    {words}
  </a>
);

const picture: RichTextParts['picture'] = ({ image, width, height, alt }) => (
  <img
    src={pictureAddress(image, 960)}
    srcSet={pictureSources(image)}
    sizes="(min-width: 48rem) 44rem, 100vw"
    width={width}
    height={height}
    alt={alt}
    loading="lazy"
    decoding="async"
  />
);

interface RichTextViewProps {
  readonly document: RichText;
  /** A link to a casino, a game or an offer; the words alone where it leads nowhere. */
  readonly reference: RichTextParts['reference'];
}

/** A text of staff, as elements of an allow-list. */
export function RichTextView({ document, reference }: RichTextViewProps) {
  return (
    <div className={richTextStyle.join(' ')}>
      {renderRichText(document, { reference, outside, picture })}
    </div>
  );
}
