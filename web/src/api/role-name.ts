import type { SessionUser } from '@slots/contracts/identity/auth';

/** How a signed-in person's role is called on screen. */
export function roleName(role: SessionUser['role']): string {
  return role === 'super_admin' ? 'Super Administrator' : 'Administrator';
}
