import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { csvFile, id, messageOnly, pathId, requiredText, text, timestamp } from '../fields.ts';

export const paymentMethod = z.object({
  id,
  name: z.string(),
  code: z.string(),
  icon: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const gamblingLicence = z.object({
  id,
  name: z.string(),
  code: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
});
export type GamblingLicence = z.infer<typeof gamblingLicence>;

export const currency = z.object({ id, symbol: z.string(), code: z.string() });
export type Currency = z.infer<typeof currency>;

export const customerSupportType = z.object({
  id,
  name: z.string(),
  code: z.string(),
  icon: z.string().nullable(),
});
export type CustomerSupportType = z.infer<typeof customerSupportType>;

/** Text that must not be empty; `message` answers a missing one, a wrong type and blanks alike. */
const required = (message: string) => requiredText(255, message);

/** Long text or a link; an empty one is stored as none. */
const optionalText = text(2_000)
  .transform((value) => (value === '' ? null : value))
  .nullish();

/** A body may repeat the path's id; a different one is refused by the service. */
const repeatedId = id.optional();

const byId = z.object({ id: pathId });

/** The order of an exported list; as in the list itself unless said. */
const referenceOrder = z.object({
  sort: z.enum(['id', '-id', 'name', '-name', 'code', '-code']).optional(),
});

const PAYMENT_METHOD_FIELDS_REQUIRED = 'Name and code are required fields.';
const paymentMethodText = required(PAYMENT_METHOD_FIELDS_REQUIRED);

export const listPaymentMethods = defineContract({
  id: 'paymentMethods.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/payment-methods',
  access: 'staff',
  summary: 'All payment methods, by name.',
  responses: { 200: z.array(paymentMethod) },
});

export const exportPaymentMethods = defineContract({
  id: 'paymentMethods.export',
  owner: 'casino',
  method: 'GET',
  path: '/api/payment-methods.csv',
  access: 'staff',
  summary: 'All payment methods as a CSV file, by name unless sorted.',
  query: referenceOrder,
  csv: {
    name: 'payment-methods',
    columns: {
      id: 'ID',
      name: 'Name',
      code: 'Code',
      icon: 'Icon',
      createdAt: 'Created',
      updatedAt: 'Last Updated',
    },
  },
  responses: { 200: csvFile },
});

export const createPaymentMethod = defineContract({
  id: 'paymentMethods.create',
  owner: 'casino',
  method: 'POST',
  path: '/api/payment-methods',
  access: 'super',
  summary: 'Adds a payment method; its code is unique.',
  body: z.strictObject({ name: paymentMethodText, code: paymentMethodText, icon: optionalText }),
  example: { name: 'Quick Pay', code: 'quick-pay' },
  responses: { 201: paymentMethod },
  messages: { 409: 'A payment method with this code already exists' },
});

export const updatePaymentMethod = defineContract({
  id: 'paymentMethods.update',
  owner: 'casino',
  method: 'PATCH',
  path: '/api/payment-methods/:id',
  access: 'super',
  summary: 'Changes a payment method; what is left out stays as it is.',
  params: byId,
  body: z
    .strictObject({
      id: repeatedId,
      name: paymentMethodText.optional(),
      code: paymentMethodText.optional(),
      icon: optionalText,
    })
    .meta({ minProperties: 1 }),
  example: { name: 'Quick Pay' },
  responses: { 200: paymentMethod },
  messages: {
    404: 'Payment Method Not Found',
    409: 'A payment method with this code already exists',
  },
});

export const deletePaymentMethod = defineContract({
  id: 'paymentMethods.delete',
  owner: 'casino',
  method: 'DELETE',
  path: '/api/payment-methods/:id',
  access: 'super',
  summary: 'Deletes a payment method that no casino uses.',
  params: byId,
  responses: { 200: messageOnly },
  messages: {
    404: 'Payment Method Not Found',
    409: 'Failed to delete payment method. It is in use by one or more casinos.',
  },
});

export const listGamblingLicences = defineContract({
  id: 'gamblingLicences.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/gambling-licences',
  access: 'staff',
  summary: 'All gambling licences, by name.',
  responses: { 200: z.array(gamblingLicence) },
});

export const exportGamblingLicences = defineContract({
  id: 'gamblingLicences.export',
  owner: 'casino',
  method: 'GET',
  path: '/api/gambling-licences.csv',
  access: 'staff',
  summary: 'All gambling licences as a CSV file, by name unless sorted.',
  query: referenceOrder,
  csv: {
    name: 'gambling-licences',
    columns: { id: 'ID', name: 'Name', code: 'Code', description: 'Description' },
  },
  responses: { 200: csvFile },
});

export const createGamblingLicence = defineContract({
  id: 'gamblingLicences.create',
  owner: 'casino',
  method: 'POST',
  path: '/api/gambling-licences',
  access: 'super',
  summary: 'Adds a gambling licence; its code is unique.',
  body: z.strictObject({
    name: required('Name is required'),
    code: required('Code is required'),
    description: optionalText,
    icon: optionalText,
  }),
  example: { name: 'Malta Gaming Authority', code: 'mga' },
  responses: { 201: gamblingLicence },
  messages: { 409: 'A gambling licence with this code already exists' },
});

export const deleteGamblingLicence = defineContract({
  id: 'gamblingLicences.delete',
  owner: 'casino',
  method: 'DELETE',
  path: '/api/gambling-licences/:id',
  access: 'super',
  summary: 'Deletes a gambling licence that no casino holds.',
  params: byId,
  responses: { 200: messageOnly },
  messages: {
    404: 'Gambling Licence Not Found',
    409: 'Failed to delete gambling licence. It may be in use by one or more casinos.',
  },
});

/** For the documentation: a most length there would count the blanks around as well. */
const UP_TO_3_WITHIN_BLANKS = '^\\s*[^\\u0000\\s](?:[^\\u0000]?[^\\u0000\\s])?\\s*$';

/** At most 3 characters, in upper case; blanks around them do not count. */
function upTo3(name: 'Symbol' | 'Code') {
  return z
    .string({ error: `${name} is required` })
    .refine((value) => !value.includes('\0'), 'must not contain a null byte')
    .transform((value) => value.trim().toUpperCase())
    .pipe(z.string().min(1, `${name} is required`).max(3, `${name} must be 3 characters or less`))
    .meta({ pattern: UP_TO_3_WITHIN_BLANKS });
}

const currencyFields = { symbol: upTo3('Symbol'), code: upTo3('Code') };

export const listCurrencies = defineContract({
  id: 'currencies.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/currencies',
  access: 'staff',
  summary: 'All currencies, by code.',
  responses: { 200: z.array(currency) },
});

export const exportCurrencies = defineContract({
  id: 'currencies.export',
  owner: 'casino',
  method: 'GET',
  path: '/api/currencies.csv',
  access: 'staff',
  summary: 'All currencies as a CSV file, by code unless sorted.',
  query: referenceOrder,
  csv: { name: 'currencies', columns: { id: 'ID', symbol: 'Symbol', code: 'Code' } },
  responses: { 200: csvFile },
});

export const createCurrency = defineContract({
  id: 'currencies.create',
  owner: 'casino',
  method: 'POST',
  path: '/api/currencies',
  access: 'super',
  summary: 'Adds a currency; its code is unique.',
  body: z.strictObject(currencyFields),
  example: { symbol: '£', code: 'GBP' },
  responses: { 201: currency },
  messages: { 409: 'A currency with this code already exists' },
});

export const updateCurrency = defineContract({
  id: 'currencies.update',
  owner: 'casino',
  method: 'PUT',
  path: '/api/currencies/:id',
  access: 'super',
  summary: 'Replaces the symbol and code of a currency.',
  params: byId,
  body: z.strictObject({ id: repeatedId, ...currencyFields }),
  example: { symbol: '£', code: 'GBP' },
  responses: { 200: currency },
  messages: { 404: 'Currency Not Found', 409: 'A currency with this code already exists' },
});

export const deleteCurrency = defineContract({
  id: 'currencies.delete',
  owner: 'casino',
  method: 'DELETE',
  path: '/api/currencies/:id',
  access: 'super',
  summary: 'Deletes a currency that no casino uses.',
  params: byId,
  responses: { 200: messageOnly },
  messages: {
    404: 'Currency Not Found',
    409: 'Failed to delete currency. It is in use by one or more casinos.',
  },
});

export const listCustomerSupportTypes = defineContract({
  id: 'customerSupportTypes.list',
  owner: 'casino',
  method: 'GET',
  path: '/api/customer-support-types',
  access: 'staff',
  summary: 'All customer support types, by name.',
  responses: { 200: z.array(customerSupportType) },
});
