import type { StaffAccess } from '@slots/contracts/contract';
import type { SessionUser } from '@slots/contracts/identity/auth';
import { useSession } from './use-session.ts';

/** True when a role may use what is for these. */
export function mayUse(role: SessionUser['role'], access: StaffAccess): boolean {
  if (access === 'staff') return true;
  return role === 'super_admin' || (access === 'managers' && role === 'admin');
}

/** True when the signed-in person may use what is for these; false while that is unknown. */
export function useMayUse(access: StaffAccess): boolean {
  const session = useSession();
  return session.state === 'signed-in' && mayUse(session.user.role, access);
}
