import { readStoredText, storeText, useStoredText } from './stored-text.ts';

export const CONSENT_KEY = 'cookie_consent';

type Answer = 'accepted' | 'rejected';

interface CookieConsent {
  /** True once the visitor has answered; undefined during server rendering. */
  readonly answered: boolean | undefined;
  /** True when more than the necessary may be stored on this device. */
  readonly accepted: boolean;
}

/** True when more than the necessary may be stored now. Browser only. */
export function mayStore(): boolean {
  return readStoredText(CONSENT_KEY) === 'accepted';
}

export function answerCookies(answer: Answer): void {
  storeText(CONSENT_KEY, answer);
}

/** The visitor's consent to storing more than the site needs to work. */
export function useCookieConsent(): CookieConsent {
  const stored = useStoredText(CONSENT_KEY);
  return {
    answered: stored === undefined ? undefined : stored !== null,
    accepted: stored === 'accepted',
  };
}
