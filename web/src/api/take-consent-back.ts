import { CONSENT_KEY } from './cookie-consent.ts';
import { storeText } from './stored-text.ts';

/** Keys of local storage that need consent. */
const KEPT_BY_CONSENT = ['favourite_games', 'recently_played'] as const;
export type KeptByConsent = (typeof KEPT_BY_CONSENT)[number];

/** Takes the consent off this device, and first of all what was kept by it: the visitor is asked anew. */
export function takeConsentBack(): void {
  for (const key of KEPT_BY_CONSENT) storeText(key, null);
  storeText(CONSENT_KEY, null);
}
