import { useCookieConsent } from '../../../api/cookie-consent.ts';
import { Button } from '../../../ui/button.tsx';
import { KeptInBrowser, useConsentPress } from './kept-in-browser.tsx';

/** The privacy choices as a part of a page: to be read without scripts too, which keep nothing then. */
export function ConsentHere() {
  const { answered } = useCookieConsent();
  const { label, press } = useConsentPress();
  return (
    <>
      <KeptInBrowser named />
      {answered !== undefined && (
        <Button variant="secondary" className="self-start" onClick={press}>
          {label}
        </Button>
      )}
      <p>
        Staff of the site who sign in also get the cookies <code>token</code>,{' '}
        <code>known-browser</code> and <code>sidebar_state</code>, and <code>followed_import</code>{' '}
        while they import games. Visitors never do.
      </p>
    </>
  );
}
