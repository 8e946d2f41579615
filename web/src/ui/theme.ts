import { useEffect } from 'react';
import { storeText, useStoredText } from '../api/stored-text.ts';
import { applyTheme, DARK_SYSTEM, THEME_STORAGE_KEY } from './apply-theme.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Stores the choice; every part of the page that shows it follows. */
function choose(choice: ThemeChoice): void {
  storeText(THEME_STORAGE_KEY, choice === 'system' ? null : choice);
}

/** The chosen theme, 'system' until hydration, and its setter. */
export function useTheme() {
  const stored = useStoredText(THEME_STORAGE_KEY);
  const choice: ThemeChoice = stored === 'light' || stored === 'dark' ? stored : 'system';
  const known = stored !== undefined;
  useEffect(() => {
    // Before that, the script in the head has applied it.
    if (!known) return;
    const follow = (): void => applyTheme(choice);
    const system = matchMedia(DARK_SYSTEM);
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [choice, known]);
  return { choice, choose };
}
