import { parse } from 'pgsql-ast-parser';
import { z } from 'zod';

/** The two accepted statements, parsed. */
export type Statement =
  | { readonly kind: 'select'; readonly casinoId: number }
  | { readonly kind: 'update'; readonly casinoId: number; readonly paymentMethodIds: number[] };

const column = z.literal('payment_methods');
const table = z.strictObject({ name: z.literal('casinos') });

/** `WHERE id = N` */
const where = z
  .strictObject({
    type: z.literal('binary'),
    op: z.literal('='),
    left: z.strictObject({ type: z.literal('ref'), name: z.literal('id') }),
    right: z.strictObject({ type: z.literal('integer'), value: z.int().min(0) }),
  })
  .transform(({ right }) => right.value);

const select = z
  .strictObject({
    type: z.literal('select'),
    columns: z.tuple([
      z.strictObject({ expr: z.strictObject({ type: z.literal('ref'), name: column }) }),
    ]),
    from: z.tuple([z.strictObject({ type: z.literal('table'), name: table })]),
    where,
  })
  .transform((statement): Statement => ({ kind: 'select', casinoId: statement.where }));

/** '[1,2]' */
const idsAsText = z
  .string()
  .regex(/^\s*\[\s*(?:\d{1,15}(?:\s*,\s*\d{1,15})*)?\s*\]\s*$/)
  .transform((text) => [...new Set((text.match(/\d+/g) ?? []).map(Number))])
  .pipe(z.array(z.int()).max(1_000));

const update = z
  .strictObject({
    type: z.literal('update'),
    table,
    sets: z.tuple([
      z.strictObject({
        column: z.strictObject({ name: column }),
        value: z.strictObject({ type: z.literal('string'), value: idsAsText }),
      }),
    ]),
    where,
  })
  .transform(
    (statement): Statement => ({
      kind: 'update',
      casinoId: statement.where,
      paymentMethodIds: statement.sets[0].value.value,
    }),
  );

const statements = z.tuple([z.union([select, update])]);

/** Longer than either statement without its list in quotes. */
const MAX_FRAME_LENGTH = 120;
/** Letters and signs of the two statements: no bracket that nests, no operator but theirs. */
const FRAME = /^[\w\s"=';]*$/;

/**
 * A cheap check that a text can be one of the two. The parser's work grows far faster than its text, so a
 * long or deeply nested one must not reach it: it would hold up everybody else's requests.
 */
function couldBeStatement(text: string): boolean {
  const frame = text.replace(/'[^']*'/, "''").replace(/\s+/g, ' ');
  return frame.length <= MAX_FRAME_LENGTH && FRAME.test(frame);
}

/**
 * Parses one of the two statements; undefined for anything else. The text is parsed
 * and compared with what is allowed down to the last node, and never run as SQL.
 */
export function readStatement(text: string): Statement | undefined {
  // Neither comments nor brackets reach the parsed tree, so they could not be refused there.
  if (!couldBeStatement(text)) return undefined;
  let tree: unknown;
  try {
    tree = parse(text);
  } catch {
    // A statement that does not parse is not accepted.
    return undefined;
  }
  return statements.safeParse(tree).data?.[0];
}
