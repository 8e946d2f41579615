import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { KeptInBrowser } from './kept-in-browser.tsx';

/** Data on this device, and the visitor's consent to it: given, or taken back. */
export function PrivacyChoices({ onClose }: { readonly onClose: () => void }) {
  useCloseOnBack(true, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Privacy choices"
      description="What this site keeps in your browser, and nowhere else."
    >
      <div className="flex flex-col gap-3 text-[0.9375rem]">
        {/* Closes with any answer: a second press would undo the first. */}
        <KeptInBrowser onAnswer={onClose} />
        <p className="text-ink-muted">
          Videos come from YouTube and demos from the makers of games, each only after you press its
          button. More in our{' '}
          <Link to={paths.privacy} onClick={onClose} className="underline underline-offset-4">
            Privacy Policy
          </Link>
          .
        </p>
      </div>
    </Dialog>
  );
}
