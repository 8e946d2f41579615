import { answerCookies, useCookieConsent } from '../../../api/cookie-consent.ts';
import { type KeptByConsent, takeConsentBack } from '../../../api/take-consent-back.ts';

/** What the site needs in order to work as the visitor asked it to, by the name that browsers show. */
const ALWAYS: Readonly<Record<string, string>> = {
  age_verified: 'that you are 18 or over',
  cookie_consent: 'your answer about consent',
  selected_country: 'your country, whose offers you see',
  theme: 'your theme, light or dark, once you chose one',
  age_proof:
    'proof that your age was verified, where the law wants that; it does not say who you are',
  'age-check':
    'a random number that ties a check of your age to this browser, for 15 minutes at most, where the law wants ages verified',
  'react-router-scroll-positions': 'how far you scrolled, until you close the tab',
};

const BY_CONSENT: Readonly<Record<KeptByConsent, string>> = {
  favourite_games: 'your favourite games',
  recently_played: 'the games you played last',
};

interface KeptProps {
  /** Shows the names that browsers show, too. */
  readonly named?: boolean;
}

function Kept({
  entries,
  named,
}: KeptProps & { readonly entries: Readonly<Record<string, string>> }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-ink-faint">
      {Object.entries(entries).map(([key, what]) => (
        <li key={key} className="wrap-anywhere">
          {what}
          {named && <code className="ml-1.5 font-mono text-[0.8125rem] text-ink-muted">{key}</code>}
        </li>
      ))}
    </ul>
  );
}

/** The press that changes the visitor's answer. */
export function useConsentPress(): { readonly label: string; readonly press: () => void } {
  return useCookieConsent().accepted
    ? { label: 'Take consent back and delete', press: takeConsentBack }
    : { label: 'Allow', press: () => answerCookies('accepted') };
}

/** Everything that the site keeps in a visitor's browser, and the visitor's consent to it. */
export function KeptInBrowser({ named = false }: KeptProps) {
  const { accepted } = useCookieConsent();
  return (
    <>
      <p>
        <strong className="text-ink">Always</strong>, since the site could not work as you asked it
        to:
      </p>
      <Kept entries={ALWAYS} named={named} />
      <p>
        <strong className="text-ink">Only with your consent</strong>:
      </p>
      <Kept entries={BY_CONSENT} named={named} />
      <p aria-live="polite" className="font-semibold text-ink">
        {accepted
          ? 'You have consented to that. Taking it back deletes them at once.'
          : 'You have not consented to that: none of it is kept.'}
      </p>
    </>
  );
}
