import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';

// Without them the page is whole all the same.
const AccountItems = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./account-items.tsx')).AccountItems };
  } catch {
    return { default: () => null };
  }
});

const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * Where wide screens show who is signed in: never in the server's page, which is nobody's. Phones, whose menu
 * has the same items, do not even ask.
 */
export function AccountPlace() {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  if (!wide) return null;
  return (
    <Suspense fallback={null}>
      <AccountItems />
    </Suspense>
  );
}
