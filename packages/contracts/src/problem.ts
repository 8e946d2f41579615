import { z } from 'zod';

/** The one shape of every error on the wire: RFC 9457 with the members that rulings section 2 adds. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** An explanation, which ours always have. On a 4xx it is the message unless there is more to say. */
  detail: z.string().optional(),
  /** On a 4xx: the text that a screen may show. A 5xx has none. */
  message: z.string().optional(),
  /** The errors of a refused body, query or path, by field. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problem>;

/** The detail of a 5xx of which nothing more may be told. */
export const UNEXPLAINED = 'Something went wrong on our side.';

/** The type of the refusal of a call that needs a fresh proof of one's second factor. */
export const PROOF_NEEDED = 'urn:slots:second-factor-proof-needed';

export const PROBLEM_TYPE = 'application/problem+json';
