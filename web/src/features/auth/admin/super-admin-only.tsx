import { Outlet } from 'react-router-dom';
import { useSession } from '../../../api/use-session.ts';
import { AccessDenied } from './access-screens.tsx';

/** Guards the screens of super administrators, inside the dashboard's own sign-in check. */
export function Component() {
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  return session.user.role === 'super_admin' ? <Outlet /> : <AccessDenied />;
}
