import { CONSENT_KEY } from './cookie-consent.ts';
import { storeText } from './stored-text.ts';

/** Keys of local storage that need consent. */
const KEPT_BY_CONSENT = ['favourite_games', 'recently_played'] as const;
export type KeptByConsent = (typeof KEPT_BY_CONSENT)[number];

/** Withdraws the consent, after the data that it allowed: the visitor is asked anew. */
export function takeConsentBack(): void {
  for (const key of KEPT_BY_CONSENT) storeText(key, null);
  storeText(CONSENT_KEY, null);
}
