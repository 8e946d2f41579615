import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

/** Also read by the script that the server puts into every document's head. */
const STORAGE_KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // storage is switched off: the system's theme it is
  }
}

function resolve(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset['theme'] = resolve(readChoice());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(DARK);
  if (listeners.size === 0) system.addEventListener('change', apply);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) system.removeEventListener('change', apply);
  };
}

function choose(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Nothing can be stored: the choice holds for this page alone.
    document.documentElement.dataset['theme'] = resolve(choice);
    return;
  }
  apply();
}

interface ThemeState {
  /** What the person chose; 'system' until the browser has taken over. */
  readonly choice: ThemeChoice;
  /** What is on screen. */
  readonly theme: Theme;
  readonly choose: (choice: ThemeChoice) => void;
}

/** The theme and how to change it. */
export function useTheme(): ThemeState {
  const choice = useSyncExternalStore<ThemeChoice>(subscribe, readChoice, () => 'system');
  const theme = useSyncExternalStore<Theme>(
    subscribe,
    () => resolve(readChoice()),
    () => 'light',
  );
  return { choice, theme, choose };
}
