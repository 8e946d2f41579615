import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';

// The page is complete without them.
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
 * Account items on wide screens: never in the server's page, which is anonymous. Phones have the same items in
 * their menu and do not fetch the session here.
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
