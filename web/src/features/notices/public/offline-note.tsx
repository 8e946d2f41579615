import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the connection is lost: the page on screen can still be read. */
export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <output className="sticky top-16 z-20 flex items-center justify-center gap-2 bg-warning-tint px-4 py-2 text-sm font-semibold text-on-warning-tint">
      <WifiOff aria-hidden className="size-4" />
      You are offline. This page stays; the rest loads when you are back online.
    </output>
  );
}
