import { ReviewTab } from '../features/casinos/admin/review/review-tab.tsx';
import { RichTextView } from '../ui/rich-text.tsx';
import { placeLinks } from './place-link.tsx';

/** The review of a casino, whose preview links as its page does: to offers too, which are another feature. */
export function CasinoReviewTab() {
  return (
    <ReviewTab
      renderText={({ text, places }) => (
        <RichTextView document={text} reference={placeLinks(places)} />
      )}
    />
  );
}
