import { useEffect } from 'react';
import { storeText, useStoredText } from '../api/stored-text.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Also read by the script that the server puts into every document's head. */
const STORAGE_KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

function apply(choice: ThemeChoice): void {
  const system = matchMedia(DARK).matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = choice === 'system' ? system : choice;
}

/** Keeps the choice; every part of the page that shows it follows. */
function choose(choice: ThemeChoice): void {
  storeText(STORAGE_KEY, choice === 'system' ? null : choice);
}

interface ThemeState {
  /** 'system' until the browser has hydrated the page. */
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

/** The chosen theme and how to change it. */
export function useTheme(): ThemeState {
  const stored = useStoredText(STORAGE_KEY);
  const choice = stored === 'light' || stored === 'dark' ? stored : 'system';
  const known = stored !== undefined;
  useEffect(() => {
    // Before, the script in the head has chosen.
    if (!known) return;
    const follow = (): void => apply(choice);
    const system = matchMedia(DARK);
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [choice, known]);
  return { choice, choose };
}
