import type { User } from '@slots/contracts/identity/users';
import type { BadgeProps } from '../../../ui/badge.tsx';

interface Role {
  readonly value: User['role'];
  readonly label: string;
  /** How its badge looks. */
  readonly variant: NonNullable<BadgeProps['variant']>;
}

const USER: Role = { value: 'user', label: 'User', variant: 'neutral' };

/** Roles that can be assigned, the least first. */
export const ROLES: readonly Role[] = [
  USER,
  { value: 'admin', label: 'Admin', variant: 'tint' },
  { value: 'super_admin', label: 'Super Admin', variant: 'danger' },
];

/** The default role is user. */
export const roleBadge = (role: User['role']): Role =>
  ROLES.find(({ value }) => value === role) ?? USER;
