import { readStoredText, storeText, useStoredText } from './stored-text.ts';

export const CONSENT_KEY = 'cookie_consent';

type Answer = 'accepted' | 'rejected';

interface CookieConsent {
  /** Whether the visitor has answered; undefined while the page is the server's. */
  readonly answered: boolean | undefined;
  /** Whether more than the necessary may be stored on this device. */
  readonly accepted: boolean;
}

/** Whether more than the necessary may be stored at this moment. In the browser alone. */
export function mayStore(): boolean {
  return readStoredText(CONSENT_KEY) === 'accepted';
}

export function answerCookies(answer: Answer): void {
  storeText(CONSENT_KEY, answer);
}

/** What the visitor said about storing more than the site needs to work. */
export function useCookieConsent(): CookieConsent {
  const stored = useStoredText(CONSENT_KEY);
  return {
    answered: stored === undefined ? undefined : stored !== null,
    accepted: stored === 'accepted',
  };
}
