import { KeptInBrowser } from './kept-in-browser.tsx';
import { useCookieName } from './use-cookie-name.ts';

/** The privacy choices as a part of a page, to be read without scripts too. */
export function ConsentHere() {
  const cookieName = useCookieName();
  return (
    <>
      <KeptInBrowser named />
      <p>
        Staff of the site who sign in also get the cookies <code>{cookieName('token')}</code>,{' '}
        <code>{cookieName('known-browser')}</code>, <code>{cookieName('sign-in')}</code> and{' '}
        <code>{cookieName('sidebar_state')}</code>. While they import games, their browser also
        keeps <code>followed_import</code>, until they close the tab. Visitors get none of these.
      </p>
    </>
  );
}
