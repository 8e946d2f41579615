/** Id of every layout's main element: target of the skip link and of navigation. */
export const MAIN_ID = 'main';

/** Gives the focus to the page's main part, where what had it is gone, so that Tab goes on from there. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
