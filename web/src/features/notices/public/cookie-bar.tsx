import { lazy, type ReactNode, Suspense } from 'react';
import { useCookieConsent } from '../../../api/cookie-consent.ts';

// Never in the server's page, and only until it is answered. Without it nothing more than the necessary is stored.
const CookieQuestion = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./cookie-question.tsx')).CookieQuestion };
  } catch {
    return { default: () => null };
  }
});

/** Asks once for consent to storing more than the necessary. */
export function CookieBar() {
  const { answered } = useCookieConsent();
  if (answered !== false) return null;
  return (
    <Suspense fallback={null}>
      <CookieQuestion />
    </Suspense>
  );
}
