import type { SessionUser } from '@slots/contracts/identity/auth';
import { Link } from 'react-router-dom';
import { useLogout } from '../../../api/use-logout.ts';
import { paths } from '../../../config/paths.ts';

/** Tall enough for a finger without making its line taller. */
const item =
  '-my-1 inline-flex min-h-7 items-center font-semibold underline-offset-4 hover:underline';

/** The signed-in user, the dashboard link and the logout. */
export function AccountItems({ user }: { readonly user: SessionUser }) {
  const { logout, signingOut } = useLogout();
  return (
    <nav aria-label="Account" className="ml-auto flex min-w-0 items-center gap-5 pl-8">
      <span className="truncate text-on-stage-muted">{`Logged in as ${user.username}`}</span>
      <Link to={paths.dashboard} className={item}>
        Dashboard
      </Link>
      <button type="button" disabled={signingOut} onClick={() => void logout()} className={item}>
        Logout
      </button>
    </nav>
  );
}
