import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

const signingKey = z.object({
  /** 1, 2, 3 …: two replicas that make the next key at once cannot both succeed. */
  _id: z.int(),
  kid: z.string(),
  publicKey: z.object({ x: z.string(), y: z.string() }),
  /** PKCS 8, encrypted. */
  privateKey: z.string(),
  createdAt: z.date(),
  /** From when on it signs: later than it verifies, so that everybody knows it by then. */
  signsFrom: z.date(),
});
export type SigningKeyRecord = z.output<typeof signingKey>;

export const signingKeyModel = (connection: Connection) =>
  recordModel(connection, 'SigningKey', signingKey, 'signingKeys');
