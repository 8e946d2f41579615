export const THEME_STORAGE_KEY = 'theme';
export const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** Shows the page in a theme: 'light', 'dark', or for anything else the system's. */
export function applyTheme(choice: string | null): void {
  const system = matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
  document.documentElement.dataset['theme'] =
    choice === 'light' || choice === 'dark' ? choice : system;
}
