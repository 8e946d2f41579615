import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { defineEntity, searchedFields } from '../entity.ts';
import {
  byId,
  csvFile,
  emptyIsNull,
  id,
  messageOnly,
  neededText,
  optionalEmail,
  optionalLink,
  optionalText,
  queryText,
} from '../fields.ts';
import { historyCall } from '../history.ts';
import { MAX_PARAMETER_NAME_LENGTH } from '../text-limits.ts';

export const affiliateStatus = z.enum(['not_applied', 'applied', 'activated', 'rejected']);

/** The name of a parameter in links and postbacks, as partners choose them. */
const parameterName = z
  .string()
  .regex(
    new RegExp(`^[A-Za-z0-9_.-]{1,${MAX_PARAMETER_NAME_LENGTH}}$`),
    `may hold only letters, digits, _, . and -, at most ${MAX_PARAMETER_NAME_LENGTH}`,
  );

/** The parameters of a postback, by their default names; an affiliate may rename them. */
export const POSTBACK_PARAMETERS = ['tx', 'event', 'clickid', 'amount', 'currency', 'at'] as const;
export type PostbackParameter = (typeof POSTBACK_PARAMETERS)[number];

const storedNames = z.array(z.object({ parameter: z.enum(POSTBACK_PARAMETERS), name: z.string() }));

const SAME_NAME = 'must not be the name of another parameter';

/** A partner's names for the parameters of postbacks; missing ones keep their default names. */
const postbackParameters = {
  read: z.partialRecord(z.enum(POSTBACK_PARAMETERS), z.string()).nullable(),
  write: z
    .partialRecord(z.enum(POSTBACK_PARAMETERS), parameterName)
    .superRefine((names, context) => {
      const taken = new Set<string>();
      for (const parameter of POSTBACK_PARAMETERS) {
        const name = names[parameter] ?? parameter;
        if (taken.has(name)) {
          context.addIssue({ code: 'custom', path: [parameter], message: SAME_NAME });
        }
        taken.add(name);
      }
    })
    .transform((names) =>
      POSTBACK_PARAMETERS.flatMap((parameter) => {
        const name = names[parameter];
        return name === undefined ? [] : { parameter, name };
      }),
    )
    .nullable(),
  stored: {
    as: storedNames.nullable(),
    answered: (stored: z.output<typeof storedNames>) =>
      stored.length === 0
        ? null
        : Object.fromEntries(stored.map(({ parameter, name }) => [parameter, name])),
  },
};

const entity = defineEntity('affiliate', {
  name: { ...neededText(255, 'Name is required'), column: 'Name', searched: true },
  status: {
    read: affiliateStatus,
    write: affiliateStatus,
    default: 'not_applied',
    column: 'Status',
  },
  managerName: { ...optionalText(), column: 'Manager', searched: true },
  email: { ...optionalEmail, column: 'Email', searched: true },
  companyEmail: { ...optionalEmail, column: 'Company Email', searched: true },
  username: { ...optionalText(), column: 'Username', searched: true },
  loginLink: { ...optionalLink, column: 'Login Link' },
  teamsLink: { ...optionalLink, column: 'Teams Link' },
  telegramProfile: { ...optionalText(), column: 'Telegram', searched: true },
  telephoneNumber: { ...optionalText(), column: 'Telephone', searched: true },
  /** The parameter of this partner's links that takes the id of a click; only managers set it. */
  subIdParameter: {
    read: z.string().nullable(),
    write: z
      .string()
      .transform((value) => emptyIsNull(value.trim()))
      .pipe(parameterName.nullable())
      .nullable(),
  },
  /** Known to managers alone: others read null. */
  postbackParameters,
  /** The credential of the partner's own site, encrypted where it is stored; blanks belong to it. */
  password: {
    read: z.string().nullable(),
    write: z
      .string()
      .max(255, 'must be 255 characters or less')
      .refine((value) => !value.includes('\0'), 'must not contain a null byte')
      .transform(emptyIsNull)
      .nullable(),
    seenBy: 'owner',
    history: { secret: 'credential' },
  },
});

export { entity as affiliateEntity };

/** An affiliate in lists: without the stored credential. */
export const affiliate = z.object(entity.staffShape);
export type Affiliate = z.infer<typeof affiliate>;

/** One affiliate, with the credential that staff stored for the partner's own site. */
export const affiliateDetail = affiliate.extend({ password: z.string().nullable() });
export type AffiliateDetail = z.infer<typeof affiliateDetail>;

/** The fields beside the id that a search covers. */
export const AFFILIATE_SEARCHED = searchedFields(entity);

export const AFFILIATE_NOT_FOUND = 'Affiliate Not Found';

const staff = { owner: 'affiliate', access: 'staff' } as const;

export const listAffiliates = defineContract({
  ...staff,
  id: 'affiliates.list',
  method: 'GET',
  path: '/api/affiliates',
  summary: 'Lists all affiliates, by name.',
  responses: { 200: z.array(affiliate) },
});

export const exportAffiliates = defineContract({
  ...staff,
  id: 'affiliates.export',
  method: 'GET',
  path: '/api/affiliates.csv',
  summary:
    'Exports affiliates as a CSV file, by name unless sorted, without stored credentials. The search matches the same fields as the list in the portal.',
  query: z.object({
    search: queryText.optional(),
    status: affiliateStatus.optional(),
    sort: z.enum(['name', '-name', 'id', '-id', 'updated', '-updated']).optional(),
  }),
  csv: {
    name: 'affiliates',
    columns: entity.columns,
  },
  responses: { 200: csvFile },
});

export const createAffiliate = defineContract({
  ...staff,
  id: 'affiliates.create',
  method: 'POST',
  path: '/api/affiliates',
  summary: 'Creates an affiliate that has not applied yet.',
  body: z.strictObject({ name: entity.fields.name.write }),
  answerHeaders: ['Location'],
  tagged: true,
  example: { name: 'Summit Partners' },
  responses: { 201: affiliate },
});

const ofAffiliate = { ...staff, params: byId, messages: { 404: AFFILIATE_NOT_FOUND } } as const;

export const getAffiliate = defineContract({
  ...ofAffiliate,
  id: 'affiliates.get',
  method: 'GET',
  path: '/api/affiliates/:id',
  summary:
    'Returns an affiliate with its stored credential. With `Prefer: password=hidden`, as screens ask, an empty string stands in for it.',
  heeds: ['Prefer'],
  tagged: true,
  responses: { 200: affiliateDetail },
});

export const revealPassword = defineContract({
  ...ofAffiliate,
  id: 'affiliates.revealPassword',
  method: 'POST',
  path: '/api/affiliates/:id/password',
  summary: 'Returns the stored credential of an affiliate; its history records who asked.',
  body: z.strictObject({}).optional(),
  example: {},
  responses: { 200: z.object({ password: z.string().nullable() }) },
});

export const updateAffiliate = defineContract({
  ...ofAffiliate,
  id: 'affiliates.update',
  method: 'PATCH',
  path: '/api/affiliates/:id',
  summary: 'Updates one or more fields of an affiliate; an empty string is stored as null.',
  body: z
    .strictObject({
      id: id.optional(),
      ...entity.changes,
    })
    .meta({ minProperties: 1 }),
  tagged: true,
  example: { status: 'activated' },
  responses: { 200: affiliate },
});

export const deleteAffiliate = defineContract({
  ...ofAffiliate,
  id: 'affiliates.delete',
  method: 'DELETE',
  path: '/api/affiliates/:id',
  summary: 'Deletes an affiliate after unassigning its casinos.',
  heeds: ['If-Match'],
  responses: { 200: messageOnly },
});

export const getAffiliateHistory = historyCall(AFFILIATE_NOT_FOUND, {
  ...staff,
  id: 'affiliates.history',
  path: '/api/affiliates/:id/history',
  summary:
    'Lists the changes to an affiliate and who made them, newest first. A changed password appears as the field `credential`, without values.',
});
