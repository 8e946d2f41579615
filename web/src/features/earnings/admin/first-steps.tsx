import { Link } from 'react-router-dom';
import { portalPaths } from '../../../config/portal-paths.ts';

const linkStyle = 'text-link underline underline-offset-4';

/** The way from a click to a counted earning, in the order in which it is built. */
export function FirstSteps() {
  return (
    <ol className="mx-auto mt-3 flex w-fit list-decimal flex-col gap-1.5 pl-6 text-left">
      <li>
        {'Open an '}
        <Link to={portalPaths.affiliates} className={linkStyle}>
          affiliate
        </Link>
        {' and add a deal: what they pay, for which casinos.'}
      </li>
      <li>
        {'Put '}
        <code>{'{clickid}'}</code>
        {' into the tracking links of its '}
        <Link to={portalPaths.casinos} className={linkStyle}>
          casinos
        </Link>
        , or set the affiliate's Sub ID Parameter.
      </li>
      <li>
        {"Give the partner the affiliate's postback address, or "}
        <Link to={portalPaths.importReport} className={linkStyle}>
          import its report
        </Link>
        .
      </li>
    </ol>
  );
}
