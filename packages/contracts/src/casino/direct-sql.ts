import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id } from '../fields.ts';
import { CASINO_NOT_FOUND } from './casinos.ts';

/** One casino's row, as the portal's payment method editor knew it. */
export const directSqlRow = z.object({ id: id.optional(), payment_methods: z.array(id) });

/** Encoded, it still fits into what a server reads of a request's first line and headers: 16 kB. */
const MAX_STATEMENT_LENGTH = 4_000;

/**
 * Kept for the one thing that it was used for: `SELECT payment_methods FROM casinos WHERE id = N` and
 * `UPDATE casinos SET payment_methods = '[ids]' WHERE id = N`. Nothing else is accepted.
 */
export const directSql = defineContract({
  id: 'casinos.directSql',
  owner: 'casino',
  method: 'GET',
  path: '/api/direct-sql',
  access: 'staff',
  summary:
    'Reads or writes the payment methods of one casino; every other statement is refused. UPDATE is refused when a browser navigates here, by a link or a typed address; a script that asks for text/html has to send X-Requested-With.',
  query: z.object({
    query: z
      .string()
      .min(1)
      .max(MAX_STATEMENT_LENGTH)
      .regex(/^[\t\n\r -~]+$/, 'must be plain text'),
  }),
  responses: { 200: z.array(directSqlRow) },
  messages: { 404: CASINO_NOT_FOUND },
  refusals: [431],
  writes: true,
});
