/** Puts the chosen theme on the document before anything is painted. */
import { applyTheme, THEME_STORAGE_KEY } from '../ui/apply-theme.ts';

let stored: string | null = null;
try {
  stored = localStorage.getItem(THEME_STORAGE_KEY);
} catch {
  // Storage is switched off: the system's theme it is.
}
applyTheme(stored);
