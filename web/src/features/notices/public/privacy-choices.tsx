import { Link } from 'react-router-dom';
import { answerCookies, useCookieConsent } from '../../../api/cookie-consent.ts';
import { takeConsentBack } from '../../../api/take-consent-back.ts';
import { paths } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Data on this device, and the visitor's consent to it: given, or taken back. */
export function PrivacyChoices({ onClose }: { readonly onClose: () => void }) {
  const { accepted } = useCookieConsent();

  // Closes in any case: a second press would undo the first.
  function answer(): void {
    if (accepted) takeConsentBack();
    else answerCookies('accepted');
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Privacy choices"
      description="What this site keeps in your browser, and nowhere else."
      withoutCross
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={answer}>{accepted ? 'Take consent back and delete' : 'Allow'}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-[0.9375rem]">
        <p>
          <strong>Always</strong>, since the site could not work as you asked it to: that you are 18
          or over, your answer about consent, your country, your theme once you chose one, and proof
          of your age where the law wants it.
        </p>
        <p>
          <strong>Only with your consent</strong>: your favourite games, and the games you played
          last.
        </p>
        <p className="font-semibold">
          {accepted
            ? 'You have consented to that. Taking it back deletes them at once.'
            : 'You have not consented to that: none of it is kept.'}
        </p>
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
