import { Lock, ShieldX } from 'lucide-react';
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

/** For a portal address that needs another role. */
export function AccessDenied() {
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
