import { z } from 'zod';
import { type Contract, defineContract } from '../contract.ts';
import { csvFile, day, id, NONE, queryId } from '../fields.ts';

/** The longest path of a page that a click is counted for. */
export const MAX_PAGE_LENGTH = 500;

/** Maximum days of a report. */
export const MAX_REPORT_DAYS = 400;
/** The days of a report that names none: the last ones, today included. */
export const USUAL_REPORT_DAYS = 30;
/** Lines of a report after which only its file goes on: visitors may make pages up without end. */
export const MAX_REPORT_LINES = 1_000;

/** The name of what has no value. */
export const NO_VALUE = 'None';

export const PROMOTION_UNKNOWN = 'Promotion Not Found';

/** A path of the site, without query and fragment. Two slashes at its start would name another host. */
// oxlint-disable-next-line no-control-regex
const PAGE = /^\/(?!\/)[^?#\\\s\u0000-\u001f\u007f]*$/;

/** A path as the page tells it: what follows the path is cut off. */
export const clickedPage = z
  .string({ error: 'must be a path' })
  .transform((path) => path.replace(/[?#].*$/s, ''))
  .pipe(
    z
      .string()
      .max(MAX_PAGE_LENGTH, `must be ${MAX_PAGE_LENGTH} characters or less`)
      .regex(PAGE, 'must be a path'),
  )
  .meta({
    // The same, with what is cut off, in words that other languages' patterns have too.
    pattern: `^/(?:[^/?#\\\\\\s\\u0000-\\u001f\\u007f][^?#\\\\\\s\\u0000-\\u001f\\u007f]{0,${MAX_PAGE_LENGTH - 2}})?(?:[?#][\\s\\S]*)?$`,
  });

const POSITION_REFUSED = 'must be a whole number from 1';
/** The place on a page. */
const clickedPosition = z.int(POSITION_REFUSED).min(1, POSITION_REFUSED);

/** The toplist that brought an offer to its place: its id, and which of its versions was shown. */
export const clickedToplist = z
  .string()
  .regex(/^\d{1,15}[ab]$/, "must be the id of a toplist and its version, such as '12a'");

export const recordClick = defineContract({
  id: 'clicks.record',
  owner: 'gateway',
  method: 'POST',
  path: '/api/public/clicks',
  access: 'any',
  summary:
    "Counts a click on an offer, unless it is a bot's, a prefetch, or a repeat within ten seconds. The body may be text/plain, as sendBeacon sends it. The response does not tell whether the click was counted.",
  body: z.strictObject({
    promotionId: id,
    page: clickedPage,
    position: clickedPosition.nullish(),
    toplist: clickedToplist.exactOptional(),
  }),
  plainText: true,
  example: { promotionId: 12, page: '/country/united-kingdom', position: 3 },
  responses: { 204: NONE },
  messages: { 404: PROMOTION_UNKNOWN },
});

export const clickDimension = z.enum([
  'day',
  'promotion',
  'casino',
  'affiliate',
  'country',
  'page',
  'position',
  'toplist',
]);
export type ClickDimension = z.output<typeof clickDimension>;

/** For clicks without a value. */
const NOTHING = 'none';

// oxlint-disable-next-line no-control-regex
const PAGE_OR_NONE = /^(?:none|\/[^\u0000]*)$/;

const idOrNone = z
  .string()
  .regex(/^(?:none|\d{1,15})$/, "must be an id or 'none'")
  .transform((text) => (text === NOTHING ? null : Number(text)));

/** Named as the dimensions; 'none' asks for clicks without a value. */
export const clickFilters = {
  day: day.optional(),
  promotion: queryId.optional(),
  casino: queryId.optional(),
  affiliate: idOrNone.optional(),
  country: z
    .string()
    .regex(/^(?:none|[A-Za-z]{2})$/, "must be a country code or 'none'")
    .transform((text) => (text === NOTHING ? null : text.toUpperCase()))
    .optional(),
  page: z
    .string()
    .max(MAX_PAGE_LENGTH, `must be ${MAX_PAGE_LENGTH} characters or less`)
    .regex(PAGE_OR_NONE, "must be a path or 'none'")
    .transform((text) => (text === NOTHING ? null : text))
    .optional(),
  position: z
    .string()
    .regex(/^(?:none|[1-9]\d{0,14})$/, "must be a whole number from 1 or 'none'")
    .transform((text) => (text === NOTHING ? null : Number(text)))
    .optional(),
  toplist: z
    .string()
    .regex(/^(?:none|\d{1,15}[ab])$/, "must be the id of a toplist and its version, or 'none'")
    .transform((text) => (text === NOTHING ? null : text))
    .optional(),
} satisfies Record<ClickDimension, z.ZodType>;

const reportQuery = z.object({
  from: day.optional(),
  to: day.optional(),
  by: clickDimension.default('day'),
  ...clickFilters,
});

/** A line of a report. */
export const clickCount = z.object({
  /** An id, a day, a code, a path or a place; null: the clicks have no value. */
  key: z.union([z.string(), z.int()]).nullable(),
  name: z.string(),
  clicks: z.int(),
});
export type ClickCount = z.output<typeof clickCount>;

const report = {
  owner: 'affiliate',
  method: 'GET',
  access: 'staff',
  query: reportQuery,
} as const satisfies Partial<Contract>;

export const reportClicks = defineContract({
  ...report,
  id: 'clicks.report',
  path: '/api/clicks',
  summary: `Returns the counted clicks of a range of days, inclusive, at most 400; by default the last 30, or the \`day\`. Days are in chronological order, everything else by clicks; of pages, positions and toplists only the first ${MAX_REPORT_LINES} lines. \`total\` covers all, as does the CSV file.`,
  responses: { 200: z.object({ data: z.array(clickCount), total: z.int() }) },
});

export const exportClicks = defineContract({
  ...report,
  id: 'clicks.export',
  path: '/api/clicks.csv',
  summary: 'Exports the counted clicks as a CSV file.',
  csv: { name: 'clicks', columns: { key: 'Key', name: 'Name', clicks: 'Clicks' } },
  responses: { 200: csvFile },
});

/** Asked by gateways, which set the parameter in links that lead to an affiliate's casinos. */
export const listSubIdParameters = defineContract({
  id: 'clicks.subIdParameters',
  owner: 'affiliate',
  method: 'GET',
  path: '/internal/sub-id-parameters',
  access: 'internal',
  summary: 'Lists the affiliates that want the id of a click, with the name of its parameter.',
  responses: { 200: z.array(z.object({ affiliateId: id, parameter: z.string() })) },
});
