import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, pathId, text } from '../fields.ts';
import { LONGEST_LINE } from '../text-limits.ts';
import { CASINO_NOT_FOUND, CASINO_NOT_PUBLIC } from './casinos.ts';
import { currencies } from './reference-data.ts';

/** A related record, by name. */
export const named = z.object({ id, name: z.string() });
export type Named = z.infer<typeof named>;

/** A provider or game type: its names are the catalog's and are missing while that is away. */
export const catalogNamed = z.object({
  id,
  name: z.string().nullable(),
  slug: z.string().nullable(),
});
export type CatalogNamed = z.infer<typeof catalogNamed>;

/** `thumb` is on our own origin. */
export const providerOfCasino = catalogNamed.extend({ thumb: z.string().nullable() });
export type ProviderOfCasino = z.infer<typeof providerOfCasino>;

/** `icon` is what staff wrote: an emoji, a name, or an address. */
export const paymentMethodOfCasino = named.extend({ icon: z.string().nullable() });
export type PaymentMethodOfCasino = z.infer<typeof paymentMethodOfCasino>;

/** `id` is that of the support type, `supportType` its name. */
export const supportOption = z.object({
  id,
  value: z.string().nullable(),
  supportType: z.string(),
});
export type SupportOption = z.infer<typeof supportOption>;

const casinoId = z.object({ id: pathId });
const READ_MESSAGES = { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND } as const;
const WRITE_MESSAGES = { 404: CASINO_NOT_FOUND } as const;

/** An id as a number or as text. */
const anyId = z.union([
  id,
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number),
]);

/** Ids in their order, each once. */
const idList = z
  .array(anyId)
  .max(1_000, 'must be 1000 ids or less')
  .transform((ids) => [...new Set(ids)]);

/** The session's person counts, whatever it says. */
const userId = z.unknown().optional();

export const getCasinoLicences = defineContract({
  id: 'casinoLicences.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/gambling-licences',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: "A casino's gambling licences, the main one first.",
  params: casinoId,
  responses: { 200: z.array(named) },
  messages: READ_MESSAGES,
});

export const changeCasinoLicences = defineContract({
  id: 'casinoLicences.change',
  owner: 'casino',
  method: 'PATCH',
  path: '/api/casinos/:id/gambling-licences',
  access: 'staff',
  summary: 'Adds a licence, or with licenceToRemove replaces that one by it, or removes one.',
  params: casinoId,
  body: z.strictObject({
    action: z.enum(['add', 'remove'], { error: "must be 'add' or 'remove'" }),
    licenceId: anyId,
    licenceToRemove: anyId.nullish(),
    userId,
  }),
  example: { action: 'add', licenceId: 4 },
  responses: { 200: z.array(named) },
  messages: WRITE_MESSAGES,
});

export const getCasinoPaymentMethods = defineContract({
  id: 'casinoPaymentMethods.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/payment-methods',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: "A casino's payment methods.",
  params: casinoId,
  responses: { 200: z.array(paymentMethodOfCasino) },
  messages: READ_MESSAGES,
});

export const setCasinoPaymentMethods = defineContract({
  id: 'casinoPaymentMethods.set',
  owner: 'casino',
  method: 'PUT',
  path: '/api/casinos/:id/payment-methods',
  access: 'staff',
  summary: "Sets the full list of a casino's payment methods.",
  params: casinoId,
  body: z.strictObject({ paymentMethodIds: idList, userId }),
  example: { paymentMethodIds: [2, 5] },
  responses: { 200: z.array(paymentMethodOfCasino) },
  messages: WRITE_MESSAGES,
});

export const getCasinoCurrencies = defineContract({
  id: 'casinoCurrencies.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/currencies',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: "A casino's currencies.",
  params: casinoId,
  responses: { 200: z.array(currencies.shape) },
  messages: READ_MESSAGES,
});

export const setCasinoCurrencies = defineContract({
  id: 'casinoCurrencies.set',
  owner: 'casino',
  method: 'POST',
  path: '/api/casinos/:id/currencies',
  access: 'staff',
  summary: "Sets the full list of a casino's currencies.",
  params: casinoId,
  body: z.strictObject({ currencyIds: idList, userId }),
  example: { currencyIds: [1, 2] },
  responses: { 200: z.array(currencies.shape) },
  messages: WRITE_MESSAGES,
});

export const getCasinoSupport = defineContract({
  id: 'casinoSupport.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/customer-support',
  access: 'any',
  publicCache: { madeFrom: ['casino'] },
  summary: 'How a casino helps its customers.',
  params: casinoId,
  responses: { 200: z.array(supportOption) },
  messages: READ_MESSAGES,
});

export const setCasinoSupport = defineContract({
  id: 'casinoSupport.set',
  owner: 'casino',
  method: 'POST',
  path: '/api/casinos/:id/customer-support',
  access: 'staff',
  summary: 'Sets the full list of support types; one whose value is left out keeps the one it has.',
  params: casinoId,
  body: z
    .strictObject({
      supportIds: idList,
      values: z
        .record(
          z.string().regex(/^\d{1,15}$/, 'must be an id'),
          text(LONGEST_LINE)
            .transform((value) => (value === '' ? null : value))
            .nullable(),
        )
        .optional(),
      userId,
    })
    .superRefine(({ supportIds, values = {} }, context) => {
      for (const key of Object.keys(values)) {
        if (supportIds.includes(Number(key))) continue;
        context.addIssue({
          code: 'custom',
          path: ['values', key],
          message: 'is not one of supportIds',
        });
      }
    }),
  example: { supportIds: [1], values: { 1: 'help@alpenglow.example' } },
  responses: { 200: z.array(supportOption) },
  messages: WRITE_MESSAGES,
});

export const getCasinoGameTypes = defineContract({
  id: 'casinoGameTypes.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/game-types',
  access: 'any',
  publicCache: { madeFrom: ['casino', 'catalog'] },
  summary: "A casino's game types.",
  params: casinoId,
  responses: { 200: z.array(catalogNamed) },
  messages: READ_MESSAGES,
});

export const getCasinoProviders = defineContract({
  id: 'casinoProviders.get',
  owner: 'casino',
  method: 'GET',
  path: '/api/casinos/:id/providers',
  access: 'any',
  publicCache: { madeFrom: ['casino', 'catalog'] },
  summary: "A casino's game providers.",
  params: casinoId,
  responses: { 200: z.array(providerOfCasino) },
  messages: READ_MESSAGES,
});

export const setCasinoGameTypes = defineContract({
  id: 'casinoGameTypes.set',
  owner: 'casino',
  method: 'POST',
  path: '/api/casinos/:id/game-types',
  access: 'staff',
  summary: "Sets the full list of a casino's game types.",
  params: casinoId,
  body: z.strictObject({ gameTypeIds: idList, userId }),
  example: { gameTypeIds: [1, 3] },
  responses: { 200: z.array(catalogNamed) },
  messages: WRITE_MESSAGES,
});

export const removeCasinoGameTypes = defineContract({
  id: 'casinoGameTypes.remove',
  owner: 'casino',
  method: 'POST',
  path: '/api/casinos/:id/remove-game-types',
  access: 'staff',
  summary: 'Removes those game types, or without gameTypeIds all.',
  params: casinoId,
  body: z.strictObject({ gameTypeIds: idList.optional(), userId }).optional(),
  example: { gameTypeIds: [3] },
  responses: { 200: z.array(catalogNamed) },
  messages: WRITE_MESSAGES,
});

export const setCasinoProviders = defineContract({
  id: 'casinoProviders.set',
  owner: 'casino',
  method: 'PUT',
  path: '/api/casinos/:id/providers',
  access: 'staff',
  summary: "Sets the full list of a casino's game providers.",
  params: casinoId,
  body: z.strictObject({ providerIds: idList, userId }),
  example: { providerIds: [12, 31] },
  responses: { 200: z.array(providerOfCasino) },
  messages: WRITE_MESSAGES,
});
