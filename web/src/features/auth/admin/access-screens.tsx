import type { StaffAccess } from '@slots/contracts/contract';
import { Lock, ShieldX } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { mayUse } from '../../../api/screen-access.ts';
import { useSession } from '../../../api/use-session.ts';
import { paths } from '../../../config/paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';

/** For a portal address without a session. */
export function AuthenticationRequired() {
  return (
    <>
      <AdminHead title="Authentication Required" />
      <EmptyState
        headingLevel="h1"
        icon={<Lock />}
        title="Authentication Required"
        actions={<LinkButton to={paths.login}>Go to Login</LinkButton>}
      >
        You need to be logged in to access this page.
      </EmptyState>
    </>
  );
}

/** The screens below a route, for these alone; nothing while it is unknown who is signed in. */
export function ScreensFor({ access }: { readonly access: StaffAccess }) {
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  return mayUse(session.user.role, access) ? <Outlet /> : <AccessDenied />;
}

/** For a portal address that needs another role. */
function AccessDenied() {
  return (
    <>
      <AdminHead title="Access Denied" />
      <EmptyState
        headingLevel="h1"
        icon={<ShieldX />}
        title="Access Denied"
        actions={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
      >
        You don't have permission to access this page.
      </EmptyState>
    </>
  );
}
