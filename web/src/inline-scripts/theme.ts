/** Applies the chosen theme before paint. */
import { applyTheme, THEME_STORAGE_KEY } from '../ui/apply-theme.ts';

let stored: string | null = null;
try {
  stored = localStorage.getItem(THEME_STORAGE_KEY);
} catch {
  // Storage is switched off: use the system's theme.
}
applyTheme(stored);
