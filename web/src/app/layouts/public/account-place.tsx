import type { SessionUser } from '@slots/contracts/identity/auth';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useSession } from '../../../api/use-session.ts';

interface ItemsProps {
  readonly user: SessionUser;
}

// For staff alone. The page is complete without them.
const AccountItems = lazy(async (): Promise<{ default: (props: ItemsProps) => ReactNode }> => {
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

function Account() {
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <AccountItems user={session.user} />
    </Suspense>
  );
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
  return wide && <Account />;
}
