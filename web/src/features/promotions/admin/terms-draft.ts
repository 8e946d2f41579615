import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { z } from 'zod';
import { optionalTyped, optionalWhole, typedNumber } from '../../../ui/typed-field.ts';

const { kind, product, wagering, freeSpins, validDays, code, termsUrl, countryLinks, ...fields } =
  promotionEntity.fields;

/** Amounts of money, by their names in the form. */
export const AMOUNTS = {
  minDeposit: 'Minimum deposit',
  maxBonus: 'Maximum bonus',
  maxBet: 'Maximum bet',
  maxWin: 'Maximum win',
} as const;
export type Amount = keyof typeof AMOUNTS;

const FORM_CURRENCY = 'GBP';
const FORM_BASE = 'bonus';

/** One of some words; none is ''. */
const chosen = <T extends z.ZodType<string | null>>(write: T) =>
  z.union([z.literal('').transform(() => null), write]);

const times = z
  .object({ times: z.string().trim(), of: wagering.read.unwrap().shape.of })
  .transform(({ times: typed, of }, context) => {
    if (typed === '') return null;
    const sent = { times: typedNumber(typed), of };
    for (const { path, message } of wagering.write.safeParse(sent).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message: `Wagering ${message}` });
    }
    return sent;
  });

function amount(field: Amount) {
  return z
    .object({ amount: z.string().trim(), currency: z.string().trim().toUpperCase() })
    .transform(({ amount: typed, currency }, context) => {
      if (typed === '') return null;
      const sent = { amount: typedNumber(typed), currency };
      for (const { path, message } of fields[field].write.safeParse(sent).error?.issues ?? []) {
        const name = path[0] === 'currency' ? 'Currency' : AMOUNTS[field];
        context.addIssue({ code: 'custom', path, message: `${name} ${message}` });
      }
      return sent;
    });
}

/** A country's code and its link, with any separator between them. */
function linkOf(line: string) {
  const [, country = line, url = ''] = /^([^\s,;]+)[\s,;]+(.*)$/.exec(line) ?? [];
  return { country: country.toUpperCase(), url };
}

const PARTS: Readonly<Record<string, string>> = { country: 'the country', url: 'the link' };

/** Links by country, one a line. */
const linesOfLinks = z.string().transform((typed, context) => {
  const lines = typed.split('\n').flatMap((line, index) => {
    const text = line.trim();
    return text === '' ? [] : [{ number: index + 1, ...linkOf(text) }];
  });
  const sent = lines.map(({ country, url }) => ({ country, url }));
  for (const { path, message } of countryLinks.write.safeParse(sent).error?.issues ?? []) {
    const [at, part] = path;
    const line = typeof at === 'number' ? lines[at] : undefined;
    // Most messages go on from the name of the part; some are sentences.
    const fault = /^\p{Lu}/u.test(message) ? message : `${PARTS[String(part)]} ${message}`;
    context.addIssue(line ? `Line ${line.number}: ${fault}` : `Country links ${message}`);
  }
  return sent;
});

/** Form values of a promotion's terms. */
export const termsDraft = z.object({
  kind: chosen(kind.write),
  product: chosen(product.write),
  wagering: times,
  minDeposit: amount('minDeposit'),
  maxBonus: amount('maxBonus'),
  maxBet: amount('maxBet'),
  maxWin: amount('maxWin'),
  freeSpins: optionalWhole('Free spins', freeSpins.write),
  validDays: optionalWhole('Valid for', validDays.write),
  code: code.write.unwrap(),
  termsUrl: optionalTyped('Terms link', termsUrl.write, (typed) => typed),
  countryLinks: linesOfLinks,
});
export type TermsDraft = z.input<typeof termsDraft>;
type TermsFields = z.output<typeof termsDraft>;

const NO_AMOUNT = { amount: '', currency: FORM_CURRENCY };

export const NO_TERMS: TermsDraft = {
  kind: '',
  product: '',
  wagering: { times: '', of: FORM_BASE },
  minDeposit: NO_AMOUNT,
  maxBonus: NO_AMOUNT,
  maxBet: NO_AMOUNT,
  maxWin: NO_AMOUNT,
  freeSpins: '',
  validDays: '',
  code: '',
  termsUrl: '',
  countryLinks: '',
};

function typedAmount(money: StaffPromotion[Amount]) {
  return money ? { amount: String(money.amount), currency: money.currency } : NO_AMOUNT;
}

/** A copy of a promotion's terms to edit. */
export function termsDraftOf(promotion: StaffPromotion): TermsDraft {
  return {
    kind: promotion.kind ?? '',
    product: promotion.product ?? '',
    wagering: promotion.wagering
      ? { times: String(promotion.wagering.times), of: promotion.wagering.of }
      : NO_TERMS.wagering,
    minDeposit: typedAmount(promotion.minDeposit),
    maxBonus: typedAmount(promotion.maxBonus),
    maxBet: typedAmount(promotion.maxBet),
    maxWin: typedAmount(promotion.maxWin),
    freeSpins: String(promotion.freeSpins ?? ''),
    validDays: String(promotion.validDays ?? ''),
    code: promotion.code ?? '',
    termsUrl: promotion.termsUrl ?? '',
    countryLinks: promotion.countryLinks.map(({ country, url }) => `${country} ${url}`).join('\n'),
  };
}

/** The terms that differ from those before. */
export function changedTerms(
  terms: TermsFields,
  before: TermsDraft,
): { readonly [K in keyof TermsFields]?: TermsFields[K] } {
  const was: Readonly<Record<string, unknown>> = termsDraft.parse(before);
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(was[name]);
  return Object.fromEntries(Object.entries(terms).filter(isChanged));
}
