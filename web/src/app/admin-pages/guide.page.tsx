import { GuideScreen } from '../../features/guides/admin/guide-screen.tsx';
import { linkedText } from '../place-link.tsx';

/** A guide, whose preview links as its page does: to offers too, which are another feature. */
export function Component() {
  return <GuideScreen renderText={linkedText} />;
}
