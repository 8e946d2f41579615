export const THEME_STORAGE_KEY = 'theme';
export const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** Applies a theme: 'light', 'dark', or by default the system's. */
export function applyTheme(choice: string | null): void {
  const system = matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] =
    choice === 'light' || choice === 'dark' ? choice : system;
}
