import { data } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';

export const loader = () => () => data(null, { status: 404 });

/** For an unknown address below /dashboard. */
export function Component() {
  return (
    <>
      <AdminHead title="Page Not Found" />
      <EmptyState
        headingLevel="h1"
        title="Page Not Found"
        actions={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
      >
        There is no screen at this address.
      </EmptyState>
    </>
  );
}
