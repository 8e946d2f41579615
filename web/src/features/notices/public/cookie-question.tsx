import { answerCookies } from '../../../api/cookie-consent.ts';
import { Button } from '../../../ui/button.tsx';
import { focusMain } from '../../../ui/main-part.ts';

function answer(consent: 'rejected' | 'accepted'): void {
  answerCookies(consent);
  focusMain();
}

/** Content of CookieBar, in a chunk of its own. Both answers weigh the same. */
export function CookieQuestion() {
  return (
    <section
      aria-label="Cookies"
      // Sticky, not fixed: at its end the page goes on far enough for its last links.
      className="bar-at-bottom sticky bottom-0 z-30 flex max-h-[50dvh] flex-col border-t border-line bg-surface shadow-floating"
    >
      <div className="container-page flex min-h-0 flex-col gap-3 py-4 sm:flex-row sm:items-center sm:gap-6">
        <p className="max-h-full min-h-0 flex-1 overflow-y-auto text-sm text-ink-muted">
          Your browser keeps your answers about your age and to this question, your country, your
          theme and, until you close the tab, how far you scrolled. With your consent it also keeps
          your favourite games and those you played last, which we never get. Rejecting changes
          nothing about the games.
        </p>
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <Button variant="secondary" onClick={() => answer('rejected')}>
            Reject
          </Button>
          <Button variant="secondary" onClick={() => answer('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
