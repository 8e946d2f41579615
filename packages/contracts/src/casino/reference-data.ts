import { z } from 'zod';
import { neededText, optionalText, SOMETHING_VISIBLE } from '../fields.ts';
import { MAX_REFERENCE_TEXT_LENGTH } from '../text-limits.ts';
import { defineReferenceList } from './reference-list.ts';

/** A description or the address of an icon. */
const longText = optionalText(MAX_REFERENCE_TEXT_LENGTH);

const nameOrCode = neededText(255, 'Name and code are required fields.');

export const paymentMethods = defineReferenceList({
  name: 'payment-methods',
  kind: 'payment-method',
  calls: ['export', 'create', 'update', 'remove'],
  casinoField: 'paymentMethodIds',
  shownAs: (staff) => staff,
  fields: {
    name: { ...nameOrCode, column: 'Name' },
    code: { ...nameOrCode, column: 'Code' },
    icon: { ...longText, column: 'Icon' },
  },
  example: { name: 'Quick Pay', code: 'quick-pay' },
});

/** The authorities that casinos are licensed by. */
export const gamblingLicences = defineReferenceList({
  name: 'gambling-licences',
  kind: 'gambling-licence',
  calls: ['export', 'create', 'remove'],
  casinoField: 'gamblingLicenceIds',
  shownAs: (staff) => staff.omit({ createdAt: true, updatedAt: true }),
  fields: {
    name: { ...neededText(255, 'Name is required'), column: 'Name' },
    code: { ...neededText(255, 'Code is required'), column: 'Code' },
    description: { ...longText, column: 'Description' },
    icon: longText,
  },
  example: { name: 'Malta Gaming Authority', code: 'mga' },
  inUse: 'It may be in use by one or more casinos.',
});

/** For the documentation: a most length there would count the blanks around as well. */
const UP_TO_3_WITHIN_BLANKS = '^\\s*[^\\u0000\\s](?:[^\\u0000]?[^\\u0000\\s])?\\s*$';

/** At most 3 characters, in upper case; blanks around them do not count. */
function upTo3(name: 'Symbol' | 'Code') {
  return {
    read: z.string(),
    write: z
      .string({ error: `${name} is required` })
      .refine((value) => !value.includes('\0'), 'must not contain a null byte')
      .transform((value) => value.trim().toUpperCase())
      .pipe(
        z
          .string()
          .regex(SOMETHING_VISIBLE, `${name} is required`)
          .max(3, `${name} must be 3 characters or less`),
      )
      .meta({ pattern: UP_TO_3_WITHIN_BLANKS }),
    column: name,
  };
}

/** The currencies that casinos accept. */
export const currencies = defineReferenceList({
  name: 'currencies',
  kind: 'currency',
  calls: ['export', 'create', 'replace', 'remove'],
  casinoField: 'currencyIds',
  orderedBy: 'code',
  shownAs: (staff) => staff.omit({ createdAt: true, updatedAt: true }),
  fields: { symbol: upTo3('Symbol'), code: upTo3('Code') },
  example: { symbol: '£', code: 'GBP' },
});
export type Currency = z.infer<typeof currencies.shape>;

/** The ways in which casinos can be reached; no call changes them. */
export const customerSupportTypes = defineReferenceList({
  name: 'customer-support-types',
  kind: 'customer-support-type',
  calls: [],
  casinoField: null,
  shownAs: (staff) => staff.omit({ createdAt: true, updatedAt: true }),
  fields: {
    name: neededText(255, 'Name is required'),
    code: neededText(255, 'Code is required'),
    icon: longText,
  },
  example: { name: 'Live chat', code: 'live-chat' },
});
export type CustomerSupportType = z.infer<typeof customerSupportTypes.shape>;

/** The lists that super administrators keep, each on a screen of its own. Their order is that of the screens. */
export const keptLists = { paymentMethods, gamblingLicences, currencies };

/** Every list that casinos choose from. */
export const referenceLists = { ...keptLists, customerSupportTypes };
