import { KeptInBrowser } from './kept-in-browser.tsx';

/** The privacy choices as a part of a page, to be read without scripts too. */
export function ConsentHere() {
  return (
    <>
      <KeptInBrowser named />
      <p>
        Staff of the site who sign in also get the cookies <code>token</code>,{' '}
        <code>known-browser</code>, <code>sign-in</code> and <code>sidebar_state</code>, and{' '}
        <code>followed_import</code> while they import games. Visitors never do.
      </p>
    </>
  );
}
