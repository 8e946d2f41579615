import { ReviewTab } from '../features/casinos/admin/review/review-tab.tsx';
import { linkedText } from './place-link.tsx';

/** The review of a casino, whose preview links as its page does: to offers too, which are another feature. */
export function CasinoReviewTab() {
  return <ReviewTab renderText={linkedText} />;
}
