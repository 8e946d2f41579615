import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Where storage is switched off, an answer holds at least as long as the page. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the site may be the one where the visitor answers.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A text in local storage and how to set it. `undefined` while the page is the server's, which
 * cannot know; `null` when nothing is stored.
 */
export function useStoredText(key: string): [string | null | undefined, (text: string) => void] {
  const text = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => read(key),
    () => undefined,
  );
  const store = useCallback(
    (next: string) => {
      unstored.set(key, next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // kept in `unstored` alone
      }
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [text, store];
}
