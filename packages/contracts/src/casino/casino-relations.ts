import { z } from 'zod';
import { type Contract, defineContract } from '../contract.ts';
import { byId, id, once, optionalText } from '../fields.ts';
import { MAX_LINE_LENGTH } from '../text-limits.ts';
import type { CasinoRelation } from './casino-entity.ts';
import { CASINO_NOT_FOUND, CASINO_NOT_PUBLIC } from './casinos.ts';
import { currencies, paymentMethods } from './reference-data.ts';

/** A related record, by name. */
export const named = z.object({ id, name: z.string() });
export type Named = z.infer<typeof named>;

/**
 * A provider or game type: its names are the catalog's and are missing while that is away. Without published games it
 * has no slug, since there is no page of it.
 */
export const catalogNamed = z.object({
  id,
  name: z.string().nullable(),
  slug: z.string().nullable(),
});

/** `thumb` is on our own origin. */
export const providerOfCasino = catalogNamed.extend({ thumb: z.string().nullable() });

/** `icon` is what staff wrote: an emoji, a name, or an address. */
export const paymentMethodOfCasino = named.extend({ icon: z.string().nullable() });

/** `id` is that of the support type, `supportType` its name. */
export const supportOption = z.object({
  id,
  value: z.string().nullable(),
  supportType: z.string(),
});
export type SupportOption = z.infer<typeof supportOption>;

/** An id as a number or as text. */
const anyId = z.union([
  id,
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number),
]);

/** Ids in their order, each once. */
const idList = z.array(anyId).max(1_000, 'must be 1000 ids or less').overwrite(once);

/** A list of a casino, readable by all who see the casino. */
function reading<const Item extends z.ZodType>({
  item,
  path,
  madeFrom = ['casino'],
  ...contract
}: Pick<Contract, 'id' | 'summary'> & {
  readonly item: Item;
  readonly path: string;
  readonly madeFrom?: readonly ('casino' | 'catalog')[];
}) {
  return defineContract({
    owner: 'casino',
    method: 'GET',
    path: `/api/casinos/:id/${path}`,
    access: 'any',
    publicCache: { madeFrom },
    params: byId,
    responses: { 200: z.array(item) },
    messages: { 403: CASINO_NOT_PUBLIC, 404: CASINO_NOT_FOUND },
    ...contract,
  });
}

/** A change of it by staff, answered with the new list. */
function writing<const Item extends z.ZodType, const Body extends z.ZodType>({
  item,
  path,
  ...contract
}: Pick<Contract, 'id' | 'summary' | 'example' | 'method'> & {
  readonly item: Item;
  readonly path: string;
  readonly body: Body;
}) {
  return defineContract({
    owner: 'casino',
    path: `/api/casinos/:id/${path}`,
    access: 'staff',
    params: byId,
    responses: { 200: z.array(item) },
    messages: { 404: CASINO_NOT_FOUND },
    ...contract,
  });
}

/**
 * A choice for casinos from a list, set by staff, always as a whole: its storage, and the calls to read and set it.
 * `name` is the list's in `referenceLists` or in the catalog; ids of calls and the history have it too.
 */
function defineCasinoChoice<
  const Name extends string,
  const From extends 'list' | 'catalog',
  const Item extends z.ZodObject,
>({
  name,
  from,
  list,
  item,
  method,
  example,
}: {
  readonly name: Name;
  readonly from: From;
  readonly list: {
    readonly name: string;
    readonly many: string;
    readonly casinoField: CasinoRelation;
  };
  /** An entry as it is answered, from its fields. */
  readonly item: Item;
  readonly method: 'PUT' | 'POST';
  readonly example: readonly number[];
}) {
  const { name: path, many, casinoField: field } = list;
  const callId = `casino${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    name,
    from,
    field,
    path,
    get: reading({
      id: `${callId}.get`,
      path,
      madeFrom: from === 'catalog' ? ['casino', 'catalog'] : ['casino'],
      summary: `Lists the ${many} of a casino.`,
      item,
    }),
    /** Its body reaches the service as the ids alone. */
    set: writing({
      id: `${callId}.set`,
      method,
      path,
      summary: `Sets the ${many} of a casino, replacing the full list.`,
      body: z.strictObject({ [field]: idList }).transform(({ [field]: ids = [] }) => ids),
      example: { [field]: example },
      item,
    }),
  };
}

/** Every list that staff choose for casinos as a whole. */
export const casinoChoices = {
  paymentMethods: defineCasinoChoice({
    name: 'paymentMethods',
    from: 'list',
    list: paymentMethods,
    item: paymentMethodOfCasino,
    method: 'PUT',
    example: [2, 5],
  }),
  currencies: defineCasinoChoice({
    name: 'currencies',
    from: 'list',
    list: currencies,
    item: currencies.shape,
    method: 'POST',
    example: [1, 2],
  }),
  gameTypes: defineCasinoChoice({
    name: 'gameTypes',
    from: 'catalog',
    list: { name: 'game-types', many: 'game types', casinoField: 'gameTypeIds' },
    item: catalogNamed,
    method: 'POST',
    example: [1, 3],
  }),
  providers: defineCasinoChoice({
    name: 'providers',
    from: 'catalog',
    list: { name: 'providers', many: 'game providers', casinoField: 'providerIds' },
    item: providerOfCasino,
    method: 'PUT',
    example: [12, 31],
  }),
};
export type CasinoChoice = (typeof casinoChoices)[keyof typeof casinoChoices];
/** A choice, whichever it is. */
export type AnyCasinoChoice = ReturnType<
  typeof defineCasinoChoice<string, 'list' | 'catalog', z.ZodObject>
>;

// Exported separately: visitors' bundles hold no staff calls.
export const getCasinoPaymentMethods = casinoChoices.paymentMethods.get;
export const getCasinoCurrencies = casinoChoices.currencies.get;
export const getCasinoGameTypes = casinoChoices.gameTypes.get;
export const getCasinoProviders = casinoChoices.providers.get;

export const removeCasinoGameTypes = writing({
  id: 'casinoGameTypes.remove',
  method: 'POST',
  path: 'remove-game-types',
  summary: 'Removes the given game types from a casino; without `gameTypeIds`, all of them.',
  body: z.strictObject({ gameTypeIds: idList.optional() }).optional(),
  example: { gameTypeIds: [3] },
  item: catalogNamed,
});

export const getCasinoLicences = reading({
  id: 'casinoLicences.get',
  path: 'gambling-licences',
  summary: 'Lists the gambling licences of a casino, the main one first.',
  item: named,
});

export const changeCasinoLicences = writing({
  id: 'casinoLicences.change',
  method: 'PATCH',
  path: 'gambling-licences',
  summary: 'Adds a licence to a casino, replaces `licenceToRemove` with it, or removes one.',
  body: z.strictObject({
    action: z.enum(['add', 'remove'], { error: "must be 'add' or 'remove'" }),
    licenceId: anyId,
    licenceToRemove: anyId.nullish(),
  }),
  example: { action: 'add', licenceId: 4 },
  item: named,
});

export const getCasinoSupport = reading({
  id: 'casinoSupport.get',
  path: 'customer-support',
  summary: 'Lists the customer support types of a casino, with its value for each.',
  item: supportOption,
});

export const setCasinoSupport = writing({
  id: 'casinoSupport.set',
  method: 'POST',
  path: 'customer-support',
  summary:
    'Sets the customer support types of a casino, replacing the full list; a type whose value is omitted keeps its current one.',
  body: z
    .strictObject({
      supportIds: idList,
      values: z
        .record(
          z.string().regex(/^\d{1,15}$/, 'must be an id'),
          optionalText(MAX_LINE_LENGTH).write,
        )
        .optional(),
    })
    .superRefine(({ supportIds, values = {} }, context) => {
      // Compared as text: the value of '01' would be stored for no type.
      const ids = new Set(supportIds.map(String));
      for (const key of Object.keys(values)) {
        if (ids.has(key)) continue;
        context.addIssue({
          code: 'custom',
          path: ['values', key],
          message: 'is not one of supportIds',
        });
      }
    }),
  example: { supportIds: [1], values: { 1: 'help@alpenglow.example' } },
  item: supportOption,
});
