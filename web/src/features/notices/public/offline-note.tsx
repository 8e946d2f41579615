import { CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  window.addEventListener('online', listener, listening);
  window.addEventListener('offline', listener, listening);
  return () => listening.abort();
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
      <CircleAlert aria-hidden className="size-4" />
      You are offline. The rest loads when you are back online.
    </output>
  );
}
