import { GuideScreen } from '../../features/guides/admin/guide-screen.tsx';
import { RichTextView } from '../../ui/rich-text.tsx';
import { placeLinks } from '../place-link.tsx';

/** A guide, whose preview links as its page does: to offers too, which are another feature. */
export function Component() {
  return (
    <GuideScreen
      renderText={({ text, places }) => (
        <RichTextView document={text} reference={placeLinks(places)} />
      )}
    />
  );
}
