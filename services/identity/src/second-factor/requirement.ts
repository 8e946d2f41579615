import type { Role } from '@slots/tokens/claims';
import type { User } from '../users/stored-user.ts';

/** Roles that must have a second factor. */
export type RequiredOf = 'off' | 'admins' | 'all';

/** Decides by role whether a user has to have a second factor. */
export function createRequirement(requiredOf: RequiredOf) {
  const isRequired = (role: Role) =>
    requiredOf === 'all' || (requiredOf === 'admins' && role !== 'user');
  return {
    isRequired: ({ role }: Pick<User, 'role'>) => isRequired(role),
    /** True when a required second factor is missing. */
    mustSetUp: ({ role, secondFactor }: User) => !secondFactor && isRequired(role),
  };
}

export type Requirement = ReturnType<typeof createRequirement>;
