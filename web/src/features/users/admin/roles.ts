import type { User } from '@slots/contracts/identity/users';
import type { BadgeProps } from '../../../ui/badge.tsx';

/** Roles that can be assigned, the least first. */
export const ROLES: readonly { readonly value: User['role']; readonly label: string }[] = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
  { value: 'super_admin', label: 'Super Admin' },
];

export const ROLE_BADGES: Readonly<
  Record<
    User['role'],
    { readonly label: string; readonly variant: NonNullable<BadgeProps['variant']> }
  >
> = {
  super_admin: { label: 'Super Admin', variant: 'danger' },
  admin: { label: 'Admin', variant: 'tint' },
  user: { label: 'User', variant: 'neutral' },
};
