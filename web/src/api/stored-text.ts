import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Where storage is switched off, an answer holds at least as long as the page. */
const unstored = new Map<string, string>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** The stored text now. Browser only. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

/** Keeps a text on this device, or with null takes it away. */
export function storeText(key: string, text: string | null): void {
  if (text === null) unstored.delete(key);
  else unstored.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // kept in `unstored` alone
  }
  tellAll();
}

/** Hears of every change, made by this tab or another one. Gives the way to stop that. */
export function onStoredText(listener: () => void): () => void {
  // Another tab of the site may be the one where the visitor answers.
  if (listeners.size === 0) window.addEventListener('storage', tellAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tellAll);
  };
}

/**
 * A text in local storage. `undefined` while the page is the server's, which cannot know; `null` when
 * nothing is stored.
 */
export function useStoredText(key: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    onStoredText,
    () => readStoredText(key),
    () => undefined,
  );
}
