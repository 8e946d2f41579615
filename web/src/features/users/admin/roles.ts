import type { User } from '@slots/contracts/identity/users';
import type { BadgeProps } from '../../../ui/badge.tsx';

/** Roles that can be assigned, the least first. */
export const ROLES: readonly { readonly value: User['role']; readonly label: string }[] = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
  { value: 'super_admin', label: 'Super Admin' },
];

interface RoleBadge {
  readonly label: string;
  readonly variant: NonNullable<BadgeProps['variant']>;
}

const USER: RoleBadge = { label: 'User', variant: 'neutral' };
const BADGES: Readonly<Record<string, RoleBadge>> = {
  super_admin: { label: 'Super Admin', variant: 'danger' },
  admin: { label: 'Admin', variant: 'tint' },
};

/** The default role is user. */
export function roleBadge(role: User['role']): RoleBadge {
  return BADGES[role] ?? USER;
}
