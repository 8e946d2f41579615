import { z } from 'zod';

export const MAX_ALT_LENGTH = 255;
const MAX_SIDE = 100_000;
const MAX_ID = 999_999_999_999_999;

/** Kinds of reference targets. */
export const REFERENCE_KINDS = ['casino', 'game', 'offer'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** Databases refuse it. */
export const withoutNullByte = (value: string) => !value.includes('\0');
export const NULL_BYTE = 'must not contain a null byte';

/** A place of ours by its id, so that links survive a changed address. */
export const reference = z.strictObject({
  kind: z.enum(REFERENCE_KINDS),
  id: z.int().min(1).max(MAX_ID),
});
export type Reference = z.infer<typeof reference>;

/** One of our own pictures, by the hash in its address; its size keeps room for it on the page. */
export const picture = z.strictObject({
  image: z.string().regex(/^[a-f0-9]{40}$/, 'must be a picture that was uploaded'),
  width: z.int().min(1).max(MAX_SIDE),
  height: z.int().min(1).max(MAX_SIDE),
  alt: z
    .string()
    .max(MAX_ALT_LENGTH, `must be ${MAX_ALT_LENGTH} characters or less`)
    .refine(withoutNullByte, NULL_BYTE),
});
export type Picture = z.infer<typeof picture>;
