import type { Role } from '@slots/tokens/claims';
import type { User } from '../users/stored-user.ts';

/** Roles that must have a second factor. */
export type RequiredOf = 'off' | 'admins' | 'all';

/** Tells who has to have a second factor by their role. */
export function createRequirement(requiredOf: RequiredOf) {
  const isRequired = (role: Role) =>
    requiredOf === 'all' || (requiredOf === 'admins' && role !== 'user');
  return {
    isRequired: ({ role }: Pick<User, 'role'>) => isRequired(role),
    /** True for who has none though they have to. */
    mustSetUp: ({ role, secondFactor }: User) => !secondFactor && isRequired(role),
  };
}

export type Requirement = ReturnType<typeof createRequirement>;
