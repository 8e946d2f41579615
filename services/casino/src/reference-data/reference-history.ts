import type { ActivityKind } from '@slots/contracts/activity';
import type { RecordedKind } from '@slots/mongo/recorded-writes';
import type { ReferenceKind, ReferenceRecord } from './reference.model.ts';

function recordedAs(kind: ActivityKind | 'customer-support-type'): RecordedKind<ReferenceRecord> {
  return {
    kind,
    name: ({ name }) => name,
    fields: ({ name, code, symbol, description, icon }) => ({
      name,
      code,
      symbol,
      description,
      icon,
    }),
  };
}

/** What the history of reference data holds. */
export const REFERENCE_HISTORY: Readonly<Record<ReferenceKind, RecordedKind<ReferenceRecord>>> = {
  payment_methods: recordedAs('payment-method'),
  gambling_licences: recordedAs('gambling-licence'),
  currencies: recordedAs('currency'),
  customer_support_types: recordedAs('customer-support-type'),
};
