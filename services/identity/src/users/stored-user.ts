import { defineEntity } from '@slots/contracts/entity';
import { userEntity } from '@slots/contracts/identity/users';
import type { RecordOf } from '@slots/mongo/entity';
import { z } from 'zod';

const internal = { seenBy: 'owner', history: false } as const;

/** A user with what never leaves this service. */
export const storedUser = defineEntity('user', {
  ...userEntity.fields,
  /** The name as it is compared: unique. */
  usernameKey: { ...internal, read: z.string() },
  /** argon2id with its salt and costs. */
  passwordHash: { read: z.string(), seenBy: 'owner', history: { secret: 'password' } },
  /** Counted up on every super administrator by whoever is about to take one away: see the repository. */
  guard: { ...internal, read: z.int(), default: 0 },
});

export type User = RecordOf<typeof storedUser>;

/** 'Ann ' and 'ANN' are the same name. */
export function usernameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
