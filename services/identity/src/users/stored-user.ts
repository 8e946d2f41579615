import { defineEntity } from '@slots/contracts/entity';
import { timestamp } from '@slots/contracts/fields';
import { userEntity } from '@slots/contracts/identity/users';
import type { RecordOf } from '@slots/mongo/entity';
import { z } from 'zod';

/** Second factors of a person. The secret of the app is encrypted; codes are hashed, and go when they are used. */
const secondFactor = z
  .object({
    totp: z
      .object({
        secret: z.string(),
        /** The time step of the last code that was used: neither it nor an earlier one is taken again. */
        lastStep: z.int(),
        createdAt: timestamp,
      })
      .nullable(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        publicKey: z.string(),
        /** The authenticator's signature counter: that of a cloned one is behind. */
        counter: z.int(),
        transports: z.array(z.string()),
        createdAt: timestamp,
        lastUsedAt: timestamp.nullable(),
      }),
    ),
    recoveryCodes: z.array(z.string()),
  })
  .nullable();

const named = z
  .object({ totp: z.unknown(), passkeys: z.array(z.object({ name: z.string() })) })
  .nullish();

/** The second factors by their names, for the history. */
function factorNames(stored: unknown): readonly string[] {
  const factor = named.parse(stored);
  if (!factor) return [];
  const app = factor.totp ? ['Authenticator app'] : [];
  return [...app, ...factor.passkeys.map(({ name }) => `Passkey "${name}"`)];
}

const internal = { seenBy: 'owner', history: false } as const;

/** A user with what never leaves this service. */
export const storedUser = defineEntity('user', {
  ...userEntity.fields,
  /** The name as it is compared: unique. */
  usernameKey: { ...internal, read: z.string() },
  /** argon2id with its salt and costs. */
  passwordHash: { read: z.string(), seenBy: 'owner', history: { secret: 'password' } },
  secondFactor: {
    read: secondFactor,
    seenBy: 'owner',
    history: { as: 'secondFactor', told: factorNames },
  },
  /** Where notices of sign-ins go. */
  noticeEmail: { ...internal, read: z.string().nullable() },
  /** Networks that the person has signed in from, the last one last. */
  networks: { ...internal, read: z.array(z.string()) },
  /** Incremented to hold a user in a transaction, such as every super administrator before one is removed. */
  guard: { ...internal, read: z.int(), default: 0 },
});

export type User = RecordOf<typeof storedUser>;

export type SecondFactor = NonNullable<User['secondFactor']>;
export type StoredPasskey = SecondFactor['passkeys'][number];

/** 'Ann ' and 'ANN' are the same name. */
export function usernameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
