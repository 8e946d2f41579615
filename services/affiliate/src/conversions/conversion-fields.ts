import type { PostbackParameter } from '@slots/contracts/affiliate/affiliates';
import { conversionEvent, type ConversionEvent } from '@slots/contracts/affiliate/conversions';
import { currencyCode, LARGEST_AMOUNT } from '@slots/contracts/money';

export interface ConversionFields {
  readonly tx: string;
  readonly event: ConversionEvent;
  readonly clickId: string | null;
  /** In hundredths. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** Null: it was not told. */
  readonly at: Date | null;
}

export interface FieldFault {
  readonly parameter: PostbackParameter;
  readonly message: string;
}

const AMOUNT = /^-?\d{1,13}(?:\.\d{1,2})?$/;

/** Provisional: earn-api has the one that stays. */
export function readConversionFields(
  texts: Readonly<Partial<Record<PostbackParameter, string>>>,
): { fields: ConversionFields; faults?: never } | { faults: FieldFault[]; fields?: never } {
  const faults: FieldFault[] = [];
  const refuse = (parameter: PostbackParameter, message: string) =>
    faults.push({ parameter, message });
  const { tx, clickid } = texts;
  if (tx === undefined) refuse('tx', 'is required');
  const event = conversionEvent.safeParse(texts.event?.toLowerCase()).data;
  if (event === undefined) {
    refuse('event', 'must be registration, deposit, revenue, cpa or reversal');
  }
  let amount: number | null = null;
  if (texts.amount !== undefined) {
    amount = Math.round(Number(texts.amount) * 100);
    if (!AMOUNT.test(texts.amount) || Math.abs(amount) > LARGEST_AMOUNT * 100) {
      refuse('amount', 'must be an amount with at most two decimals');
    } else if (amount < 0 && event !== 'revenue' && event !== 'reversal') {
      refuse('amount', 'may be negative only for revenue and reversal');
    }
  }
  const currency = currencyCode.safeParse(texts.currency);
  if (texts.currency !== undefined && !currency.success) {
    refuse('currency', 'must be a currency code of three letters, such as GBP');
  }
  if (amount !== null && texts.currency === undefined) {
    refuse('currency', 'is required with an amount');
  }
  const at = texts.at === undefined ? null : new Date(texts.at);
  if (at && Number.isNaN(at.getTime())) refuse('at', 'must be a moment');
  if (faults.length > 0 || tx === undefined || event === undefined) return { faults };
  return {
    fields: {
      tx,
      event,
      clickId: clickid ?? null,
      amount,
      currency: currency.data ?? null,
      at,
    },
  };
}
