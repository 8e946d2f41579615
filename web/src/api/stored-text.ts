import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Texts that could not be stored, since storage is switched off or full: they last as long as the page. */
const unstored = new Map<string, string>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The stored text now. Browser only. */
export function readStoredText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text on this device, or with null removes it. */
export function storeText(key: string, text: string | null): void {
  unstored.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unstored.set(key, text);
  }
  notifyListeners();
}

/** Subscribes to changes by this tab or another one; gives the unsubscription. */
export function onStoredText(listener: () => void): () => void {
  // The visitor may answer in another tab of the site.
  if (listeners.size === 0) window.addEventListener('storage', notifyListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notifyListeners);
  };
}

/** A text in local storage. `undefined` during server rendering, `null` when nothing is stored. */
export function useStoredText(key: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    onStoredText,
    () => readStoredText(key),
    () => undefined,
  );
}
