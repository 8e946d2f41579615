import type { SessionUser } from '@slots/contracts/identity/auth';

/** Display name of a signed-in person's role. */
export function roleName(role: SessionUser['role']): string {
  return role === 'super_admin' ? 'Super Administrator' : 'Administrator';
}
