import { answerCookies, useCookieConsent } from '../../../api/cookie-consent.ts';
import { type KeptByConsent, takeConsentBack } from '../../../api/take-consent-back.ts';
import { Button } from '../../../ui/button.tsx';
import { useCookieName } from './use-cookie-name.ts';

/** Data that the site needs to work as the visitor asked it to, by the name that browsers show. */
const ALWAYS: Readonly<Record<string, string>> = {
  age_verified: 'that you confirmed your age',
  cookie_consent: 'your answer about consent',
  selected_country: 'your country, whose offers you see',
  theme: 'your theme, light or dark, once you chose one',
  age_proof:
    'proof that your age was verified, where the law wants that; it does not say who you are',
  'react-router-scroll-positions': 'how far you scrolled, until you close the tab',
};

const AGE_CHECK =
  'a random number that ties a check of your age to this browser, for 15 minutes at most, where the law wants ages verified';

const BY_CONSENT: Readonly<Record<KeptByConsent, string>> = {
  favourite_games: 'your favourite games',
  recently_played: 'the games you played last',
};

interface KeptProps {
  readonly entries: Readonly<Record<string, string>>;
  /** Tells the names that browsers show, too. */
  readonly named: boolean;
}

function Kept({ entries, named }: KeptProps) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-ink-faint">
      {Object.entries(entries).map(([key, what]) => (
        <li key={key} className="wrap-anywhere">
          {`${what} `}
          {named && <code className="font-mono text-[0.8125rem] text-ink-muted">{key}</code>}
        </li>
      ))}
    </ul>
  );
}

interface KeptInBrowserProps {
  readonly named?: boolean;
  readonly onAnswer?: () => void;
}

/** Everything that the site keeps in a visitor's browser, and the visitor's consent to it. */
export function KeptInBrowser({ named = false, onAnswer }: KeptInBrowserProps) {
  const { answered, accepted } = useCookieConsent();
  const cookieName = useCookieName();

  function answer(): void {
    if (accepted) takeConsentBack();
    else answerCookies('accepted');
    onAnswer?.();
  }

  return (
    <>
      <p>
        <strong className="text-ink">Only with your consent</strong>:
      </p>
      <Kept entries={BY_CONSENT} named={named} />
      <p aria-live="polite" className="font-semibold text-ink">
        {accepted
          ? 'You have consented to that. Taking it back deletes them at once.'
          : 'You have not consented to that: none of it is kept.'}
      </p>
      {/* The server's page has none: without scripts nothing is kept. */}
      {answered !== undefined && (
        <Button variant="secondary" className="mb-3 self-start" onClick={answer}>
          {accepted ? 'Take consent back and delete' : 'Allow'}
        </Button>
      )}
      <p>
        <strong className="text-ink">Always</strong>, since the site could not work as you asked it
        to:
      </p>
      <Kept entries={{ ...ALWAYS, [cookieName('age-check')]: AGE_CHECK }} named={named} />
    </>
  );
}
