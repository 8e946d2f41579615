import { z } from 'zod';
import { MAX_LINK_LENGTH } from './text-limits.ts';
import { hasUserInfo } from './web-link.ts';

const NO_WHOLE_NUMBER = 'must be a whole number';

/**
 * An id in a path: text of digits to a whole number. What is no whole number is refused with 400; one with more
 * digits than an id has becomes the largest that is exact, which no record has: 404.
 */
export const pathId = z
  .string()
  .regex(/^\d+$/, NO_WHOLE_NUMBER)
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
  .pipe(z.int().min(0));

/** The parameters of a path that names one record. */
export const byId = z.object({ id: pathId });

/** Fifteen digits, which every number holds exactly. */
const MAX_ID_IN_QUERY = 999_999_999_999_999;

/** An id in a query. */
export const queryId = z
  .string()
  .regex(/^\d{1,15}$/, NO_WHOLE_NUMBER)
  .transform(Number)
  .pipe(z.int().min(0).max(MAX_ID_IN_QUERY));

/** An id in a body or an answer. */
export const id = z.int().min(0);

/** A whole number in a query, within bounds. */
export function queryInt(min: number, max: number) {
  const text = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, text)
    .transform(Number)
    .pipe(z.int().min(min, text).max(max, text));
}

const page = queryInt(1, 1_000_000);
const limit = queryInt(1, 100);

/** Which page of a list, from 1, and its length; the call says what holds where they are missing. */
export const paging = { page: page.optional(), limit: limit.optional() };

/** The same, the first page and this length where they are missing. */
export const pagesOf = (size: number) => ({ page: page.default(1), limit: limit.default(size) });

/** A number in a query. @param text says what it must be */
export function queryNumber(min: number, max: number, text: string) {
  return z
    .string()
    .regex(/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i, text)
    .transform(Number)
    .pipe(z.number(text).min(min, text).max(max, text));
}

/** Refines `multipleOf(step)`, which takes a number far below one step, such as 1e-18, for 0. */
export const isNoneOrFrom = (step: number) => (value: number) => value === 0 || value >= step;

/** true or false in a query. */
export const queryFlag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .pipe(z.boolean());

/** For the documentation: a null byte can match nothing, upsets databases and is refused. */
const NO_NULL_BYTE = '^[^\\u0000]*$';

/** What no screen draws: a text of nothing else is a name that nobody sees, finds or can press. */
const UNSEEN =
  '\\u00ad\\u034f\\u115f\\u1160\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0';

/** No null byte, and a character at least that is seen. */
export const SOMETHING_VISIBLE = new RegExp(`^[\\s${UNSEEN}]*[^\\u0000\\s${UNSEEN}][^\\u0000]*$`);

const NOTHING_VISIBLE = new RegExp(`^[\\s${UNSEEN}]*$`);

/** Free text in a query, outer blanks off. */
export const queryText = z
  .string()
  .max(255, 'must be 255 characters or less')
  .refine((text) => !text.includes('\0'), 'must not contain a null byte')
  .transform((text) => text.trim())
  .meta({ pattern: NO_NULL_BYTE });

const COUNTRY_REFUSED = 'must be a country code of two letters, such as GB';

/** A country's code as staff write it; its letters become capitals. */
export const countryCode = z
  .string({ error: COUNTRY_REFUSED })
  .trim()
  .regex(/^[A-Za-z]{2}$/, COUNTRY_REFUSED)
  .toUpperCase();

/** A list of them. */
export function countryCodes(most: number) {
  return z
    .array(countryCode, { error: 'must be a list of country codes' })
    .max(most, `must be ${most} codes or less`);
}

/** The values of a list, each once. */
export const once = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** A moment as it is sent: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** True where `timestamp` can represent the moment: an offset may lead out of its four-digit years. */
export function isRepresentable(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 0 && year <= 9_999;
}

/** A calendar day: YYYY-MM-DD. Its message is its own: screens check it too. */
export const day = z.iso.date({ error: 'must be a day, such as 2026-11-01' });

/** Text that staff write: at most `max` characters as it is sent, no null byte; outer blanks are taken off. */
export function text(max: number) {
  return z
    .string()
    .max(max, `must be ${max} characters or less`)
    .refine((value) => !value.includes('\0'), 'must not contain a null byte')
    .transform((value) => value.trim())
    .meta({ maxLength: max, pattern: NO_NULL_BYTE });
}

/** The same, with a letter or sign at least; `message` answers a missing one and a wrong type too. */
export function requiredText(max: number, message: string) {
  return z
    .string({ error: message })
    .pipe(text(max))
    .pipe(z.string().regex(SOMETHING_VISIBLE, message))
    .meta({ minLength: 1, maxLength: max, pattern: SOMETHING_VISIBLE.source });
}

/** Slugs of the product: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  // Nothing is said of the letters of an empty one.
  .min(1, { error: 'Slug is required', abort: true })
  .max(255)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'may hold only a-z, 0-9 and hyphens');

/** No control character nor separator, which no path of ours may hold, encoded or not. */
// oxlint-disable-next-line no-control-regex
const ONE_SEGMENT = /^[^\u0000-\u001f\u007f-\u009f/\\]+$/;

/** A slug or an id in a path or query. Its length is not checked: the owner knows none that is too long. */
export const slugOrId = z
  .string()
  .min(1)
  .regex(ONE_SEGMENT, 'must not contain control characters or separators');

/**
 * An absolute http or https address, the only kind that may be stored or shown as a link. One with a user
 * name before its host is refused: `https://bank.example@evil.example/` does not lead where it seems to.
 */
export function webAddressElse(refused: string) {
  return z
    .url({ protocol: /^https?$/, error: refused })
    .max(MAX_LINK_LENGTH, `must be ${MAX_LINK_LENGTH} characters or less`)
    .refine((address) => !hasUserInfo(address), 'must not have a user name before its host (@)');
}

export const webAddress = webAddressElse('must be an absolute http or https address');

/** An answer that is only a sentence. */
export const messageOnly = z.object({ message: z.string() });

export const NONE = z.undefined();

/** A picture as it is served: its bytes. */
export const picture = z
  .custom<Uint8Array>((body) => body instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary', contentMediaType: 'image/webp' });

/** A CSV file: UTF-8 with a byte order mark, so that spreadsheets read its letters. */
export const csvFile = z.string().meta({ contentMediaType: 'text/csv' });

/** The most records that one call changes or exports by their ids. */
export const MAX_IN_BULK = 500;

/** The ids in the body of a bulk change. */
export const bulkIds = z
  .array(id, { error: 'must be a list of ids' })
  .min(1, 'Please select at least one record.')
  .max(MAX_IN_BULK, `must be ${MAX_IN_BULK} ids or less`);

/** The same in a query: whole numbers with commas between them. */
export const queryIds = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15})*$/, 'must be ids with commas between them')
  .transform((text) => text.split(',').map(Number))
  .pipe(
    z.array(id.max(MAX_ID_IN_QUERY)).min(1).max(MAX_IN_BULK, `must be ${MAX_IN_BULK} ids or less`),
  );

/** An empty text is none. */
export const emptyIsNull = (value: string) => (value === '' ? null : value);

/** An optional text of an entity; one that is empty, or that no screen draws, is stored as null. */
export function optionalText(max = 255) {
  return {
    read: z.string().nullable(),
    write: text(max)
      .transform((value) => (NOTHING_VISIBLE.test(value) ? null : value))
      .nullable(),
  };
}

/** An optional e-mail address of an entity. */
export const optionalEmail = {
  read: z.string().nullable(),
  write: text(255)
    .transform(emptyIsNull)
    .pipe(z.email('must be a valid e-mail address').nullable())
    .nullable(),
};

/** An optional link of an entity. */
export const optionalLink = {
  read: z.string().nullable(),
  write: z
    .string()
    .transform((value) => emptyIsNull(value.trim()))
    .pipe(webAddress.nullable())
    .nullable(),
};

/** A required text of an entity; `message` answers a missing one. */
export function neededText(max: number, message: string) {
  return { read: z.string(), write: requiredText(max, message) };
}
