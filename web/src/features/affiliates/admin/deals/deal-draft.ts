import {
  createDeal,
  type Deal,
  type DealModel,
  faultOfDeal,
} from '@slots/contracts/affiliate/deals';
import { NEEDS_SUBJECT } from '../../../../ui/failure-message.ts';
import { typedNumber } from '../../../../ui/typed-field.ts';
import type { DealChange } from '../../deals.api.ts';

/** Form values of a deal: what is typed is text. */
export interface DealDraft {
  readonly model: DealModel;
  readonly amount: string;
  readonly currency: string;
  readonly share: string;
  readonly casinoIds: readonly number[];
  readonly countries: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

/** The fields that may be refused, as the form names them. */
export const DEAL_LABELS: Readonly<Record<keyof DealDraft, string>> = {
  model: 'Model',
  amount: 'CPA',
  currency: 'Currency',
  share: 'Revenue share',
  casinoIds: 'Casinos',
  countries: 'Countries',
  from: 'First day',
  to: 'Last day',
  note: 'Note',
};

const FORM_CURRENCY = 'GBP';

export const newDeal = (today: string): DealDraft => ({
  model: 'cpa',
  amount: '',
  currency: FORM_CURRENCY,
  share: '',
  casinoIds: [],
  countries: [],
  from: today,
  to: '',
  note: '',
});

/** A copy of a deal to edit. */
export function draftOfDeal({ cpa, share, to, note, ...deal }: Deal): DealDraft {
  const { model, casinoIds, countries, from } = deal;
  return {
    model,
    amount: cpa === null ? '' : String(cpa.amount),
    currency: cpa?.currency ?? FORM_CURRENCY,
    share: share === null ? '' : String(share),
    casinoIds,
    countries,
    from,
    to: to ?? '',
    note: note ?? '',
  };
}

/** The fields to send; those that the model does not use are null, whatever was typed before. */
export function dealOf(draft: DealDraft): DealChange {
  const { model, casinoIds, countries, from } = draft;
  const amount = draft.amount.trim();
  const share = draft.share.trim();
  return {
    model,
    cpa:
      model === 'share' || amount === ''
        ? null
        : { amount: typedNumber(amount), currency: draft.currency.trim() },
    share: model === 'cpa' || share === '' ? null : typedNumber(share),
    casinoIds: [...casinoIds],
    countries: [...countries],
    from,
    to: draft.to === '' ? null : draft.to,
    note: draft.note === '' ? null : draft.note,
  };
}

export interface DealFault {
  readonly field: keyof DealDraft;
  readonly message: string;
}

const isField = (name: string): name is keyof DealDraft => Object.hasOwn(DEAL_LABELS, name);

/** The form's field of a path in the body, such as 'cpa.currency'. */
export function fieldAt(path: readonly string[]): keyof DealDraft {
  const [first = '', second] = path;
  if (first === 'cpa') return second === 'currency' ? 'currency' : 'amount';
  return isField(first) ? first : 'model';
}

/** A fault in words, with the field it belongs to. */
function faultAt(path: readonly string[], message: string): DealFault {
  const field = fieldAt(path);
  const words = message.replace(/ from$/, ' the first day');
  return { field, message: `${DEAL_LABELS[field]} ${words}` };
}

/** The same for an answer, whose messages may stand alone. */
export function answeredFault({ path, message }: { path: string; message: string }): DealFault {
  if (NEEDS_SUBJECT.test(message)) return faultAt(path.split('.'), message);
  const field = fieldAt(path.split('.'));
  return { field, message: `${DEAL_LABELS[field]}: ${message}` };
}

/** The faults of a deal that is about to be sent. */
export function faultsOfDeal(affiliateId: number, deal: DealChange): DealFault[] {
  const issues = createDeal.body.safeParse({ affiliateId, ...deal }).error?.issues ?? [];
  if (issues.length > 0) {
    return issues.map(({ path, message }) => faultAt(path.map(String), message));
  }
  const { model, cpa = null, share = null, from, to = null } = deal;
  const fault = faultOfDeal({ model, cpa, share, from, to });
  return fault ? [faultAt([fault.path], fault.message)] : [];
}
