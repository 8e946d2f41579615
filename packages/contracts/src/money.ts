import { z } from 'zod';
import { isNoneOrFrom } from './fields.ts';

/** Every amount up to it is exact to the hundredth. */
export const MAX_AMOUNT = 1_000_000_000_000;

const AMOUNT_REFUSED = `must be a number above 0 and up to ${MAX_AMOUNT.toLocaleString('en')} with at most two decimals`;
const CURRENCY_REFUSED = 'must be a currency code of three letters, such as GBP';

/** A currency as it is sent: three letters, upper-cased. */
export const currencyCode = z
  .string({ error: CURRENCY_REFUSED })
  .trim()
  .regex(/^[A-Za-z]{3}$/, CURRENCY_REFUSED)
  .toUpperCase();

const money = z.object({ amount: z.number(), currency: z.string() });
export type Money = z.output<typeof money>;
const hundredths = z.object({ hundredths: z.int(), currency: z.string() });
/** Money as it is stored and counted. */
export type Hundredths = z.output<typeof hundredths>;

/** An optional sum of an entity: stored in hundredths, whatever its currency, so that sums are exact. */
export const optionalMoney = {
  read: money.nullable(),
  write: z
    .strictObject({
      amount: z
        .number({ error: AMOUNT_REFUSED })
        .positive(AMOUNT_REFUSED)
        .max(MAX_AMOUNT, AMOUNT_REFUSED)
        .multipleOf(0.01, AMOUNT_REFUSED)
        .refine(isNoneOrFrom(0.01), AMOUNT_REFUSED),
      currency: currencyCode,
    })
    .transform(({ amount, currency }) => ({ hundredths: Math.round(amount * 100), currency }))
    .nullable(),
  stored: {
    as: hundredths.nullable(),
    answered: (stored: Hundredths): Money => ({
      amount: stored.hundredths / 100,
      currency: stored.currency,
    }),
  },
};

/** Sums by currency, each as text with two decimals: {"GBP": "123.45"}. */
export const amounts = z.record(z.string(), z.string());
export type Amounts = z.output<typeof amounts>;
