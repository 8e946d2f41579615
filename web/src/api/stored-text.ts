import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Where storage is switched off, an answer holds at least as long as the page. */
const unstored = new Map<string, string>();

/** What is stored at this moment. In the browser alone. */
export function readStoredText(key: string): string | null {
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
 * A text in local storage and how to set it, or with null to take it away. `undefined` while the page
 * is the server's, which cannot know; `null` when nothing is stored.
 */
export function useStoredText(
  key: string,
): [string | null | undefined, (text: string | null) => void] {
  const text = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readStoredText(key),
    () => undefined,
  );
  const store = useCallback(
    (next: string | null) => {
      if (next === null) unstored.delete(key);
      else unstored.set(key, next);
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, next);
      } catch {
        // kept in `unstored` alone
      }
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [text, store];
}
