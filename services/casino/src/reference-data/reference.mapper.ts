import type {
  Currency,
  CustomerSupportType,
  GamblingLicence,
  PaymentMethod,
} from '@slots/contracts/casino/reference-data';
import type { ReferenceRecord } from './reference.model.ts';

export function toPaymentMethod(entry: ReferenceRecord): PaymentMethod {
  return {
    id: entry._id,
    name: entry.name,
    code: entry.code,
    icon: entry.icon,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  };
}

export function toGamblingLicence(entry: ReferenceRecord): GamblingLicence {
  const { _id, name, code, description, icon } = entry;
  return { id: _id, name, code, description, icon };
}

export function toCurrency({ _id, symbol, code }: ReferenceRecord): Currency {
  return { id: _id, symbol: symbol ?? code, code };
}

export function toCustomerSupportType(entry: ReferenceRecord): CustomerSupportType {
  const { _id, name, code, icon } = entry;
  return { id: _id, name, code, icon };
}
