import { POSTBACK_PARAMETERS, type PostbackParameter } from '@slots/contracts/affiliate/affiliates';
import { CONVERSION_EVENTS } from '@slots/contracts/affiliate/conversions';
import { emptyIsNull, isRepresentable } from '@slots/contracts/fields';
import { currencyCode } from '@slots/contracts/money';
import { CallRefused } from '@slots/contracts/parse-call';
import { z } from 'zod';
import { hundredthsOf } from '../conversions/amounts.ts';
import type { NewConversion } from '../conversions/conversion.model.ts';

/** Parameters as they come: one that is there twice is a list. */
export type Given = Readonly<Record<string, unknown>>;

/** The names that a partner gives to parameters. */
export type ParameterNames = Readonly<Partial<Record<PostbackParameter, string>>>;

const MAX_LENGTH = 255;
const TOO_LONG = `must be ${MAX_LENGTH} characters or less`;
// oxlint-disable-next-line no-control-regex
const PRINTABLE = /^[^\u0000-\u001f\u007f-\u009f]*$/;

const shortText = z
  .string()
  .trim()
  .max(MAX_LENGTH, TOO_LONG)
  .regex(PRINTABLE, 'must not contain control characters')
  // Half a surrogate pair is stored as another character, so that it is never found again.
  .refine((text) => text.isWellFormed(), 'must not contain half a character');

const AMOUNT_REFUSED =
  'must be an amount of up to ten digits with at most two decimals after a point, such as 12.50';
const AT_REFUSED = 'must be a day or a moment with its zone, such as 2026-11-01T10:00:00Z';

const schemas = {
  tx: shortText.min(1, 'must not be empty'),
  event: z.enum(CONVERSION_EVENTS, { error: `must be one of ${CONVERSION_EVENTS.join(', ')}` }),
  clickid: shortText.transform(emptyIsNull),
  amount: z.string().transform((text, context) => {
    const hundredths = hundredthsOf(text);
    if (hundredths !== undefined) return hundredths;
    context.addIssue({ code: 'custom', message: AMOUNT_REFUSED });
    return z.NEVER;
  }),
  currency: currencyCode,
  at: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: AT_REFUSED })
    .transform((text) => new Date(text))
    .refine(isRepresentable, AT_REFUSED),
} satisfies Record<PostbackParameter, z.ZodType>;

const SIGNED: readonly string[] = ['revenue', 'reversal'];

/** A conversion report's values by parameter; empty ones are left out. */
type Texts = Readonly<Partial<Record<PostbackParameter, string>>>;

interface Fault {
  readonly parameter: PostbackParameter;
  readonly message: string;
}

export type ReadConversion = Pick<
  NewConversion,
  'event' | 'tx' | 'clickId' | 'amount' | 'currency'
> & {
  /** Null: it says nothing of it. */
  readonly at: Date | null;
};

/** The conversion in the texts of a postback or of a report's row, or everything that is wrong with it. */
export function conversionOf(
  texts: Texts,
): { readonly conversion: ReadConversion } | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  function read<T>(parameter: PostbackParameter, schema: z.ZodType<T>): T | null {
    const text = texts[parameter];
    if (text === undefined) return null;
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    faults.push({ parameter, message: parsed.error.issues[0]?.message ?? 'is malformed' });
    return null;
  }
  const tx = read('tx', schemas.tx);
  const event = read('event', schemas.event);
  const clickId = read('clickid', schemas.clickid);
  const amount = read('amount', schemas.amount);
  const currency = read('currency', schemas.currency);
  const at = read('at', schemas.at);
  for (const parameter of ['tx', 'event'] as const) {
    if (texts[parameter] === undefined) faults.push({ parameter, message: 'is needed' });
  }
  if (texts.amount !== undefined && texts.currency === undefined) {
    faults.push({ parameter: 'currency', message: 'is needed with an amount' });
  }
  if (amount !== null && amount < 0 && event !== null && !SIGNED.includes(event)) {
    const message = `must not be negative unless the event is ${SIGNED.join(' or ')}`;
    faults.push({ parameter: 'amount', message });
  }
  if (tx === null || event === null || faults.length > 0) return { faults };
  return {
    conversion: { event, tx, clickId, amount, currency: amount === null ? null : currency, at },
  };
}

/**
 * Reads a postback whose parameters may stand in several places.
 * @throws CallRefused that names parameters as the partner does
 */
export function readPostback(places: readonly Given[], names: ParameterNames): ReadConversion {
  const nameOf = (parameter: PostbackParameter) => names[parameter] ?? parameter;
  const texts: Partial<Record<PostbackParameter, string>> = {};
  const errors: { path: string; message: string }[] = [];
  for (const parameter of POSTBACK_PARAMETERS) {
    const name = nameOf(parameter);
    const values = new Set(
      places.flatMap((place) => place[name] ?? []).filter((one) => one !== ''),
    );
    const [value, ...others] = values;
    if (others.length > 0) errors.push({ path: name, message: 'must be given once' });
    else if (typeof value === 'string') texts[parameter] = value;
  }
  if (errors.length > 0) throw new CallRefused(errors);
  const read = conversionOf(texts);
  if ('conversion' in read) return read.conversion;
  throw new CallRefused(
    read.faults.map(({ parameter, message }) => ({ path: nameOf(parameter), message })),
  );
}
