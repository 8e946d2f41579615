import {
  type Currency,
  createCurrency,
  createGamblingLicence,
  createPaymentMethod,
  deleteCurrency,
  deleteGamblingLicence,
  deletePaymentMethod,
  type GamblingLicence,
  listCurrencies,
  listGamblingLicences,
  listPaymentMethods,
  type PaymentMethod,
  updateCurrency,
  updatePaymentMethod,
} from '@slots/contracts/casino/reference-data';
import type { FakeGateway } from './fake-gateway.ts';

const AT = '2026-11-21T03:00:00.000Z';
const stamped = { createdAt: AT, updatedAt: AT };
const DELETED = { status: 200, body: { message: 'Deleted' } } as const;

/** What casinos choose from in tests: plain data that a test sets and looks at. */
export interface FakeReferenceData {
  paymentMethods: PaymentMethod[];
  licences: GamblingLicence[];
  currencies: Currency[];
}

/** Gives a gateway the calls on payment methods, gambling licences and currencies. */
export function referenceDataOn(gateway: FakeGateway): FakeReferenceData {
  let ids = 100;
  const fake: FakeReferenceData = {
    paymentMethods: [{ id: 1, name: 'Visa', code: 'visa', icon: 'card', ...stamped }],
    licences: [
      {
        id: 1,
        name: 'Malta Gaming Authority',
        code: 'mga',
        description: 'The regulator of all gaming activity in Malta since 2001.',
        icon: null,
      },
      { id: 2, name: 'Spelinspektionen', code: 'se', description: null, icon: null },
    ],
    currencies: [
      { id: 1, symbol: '€', code: 'EUR' },
      { id: 2, symbol: '£', code: 'GBP' },
    ],
  };

  gateway.on(listPaymentMethods, () => ({ status: 200, body: fake.paymentMethods }));
  gateway.on(createPaymentMethod, ({ body: { name, code, icon } }) => {
    const method = { id: ++ids, name, code, icon: icon ?? null, ...stamped };
    fake.paymentMethods = [...fake.paymentMethods, method];
    return { status: 201, body: method };
  });
  gateway.on(updatePaymentMethod, ({ params, body }) => {
    const method = fake.paymentMethods.find(({ id }) => id === params.id);
    if (!method) return { refuse: 404, message: 'Payment Method Not Found' };
    return { status: 200, body: Object.assign(method, body) };
  });
  gateway.on(deletePaymentMethod, ({ params }) => {
    fake.paymentMethods = fake.paymentMethods.filter(({ id }) => id !== params.id);
    return DELETED;
  });

  gateway.on(listGamblingLicences, () => ({ status: 200, body: fake.licences }));
  gateway.on(createGamblingLicence, ({ body: { name, code, description } }) => {
    const licence = { id: ++ids, name, code, description: description ?? null, icon: null };
    fake.licences = [...fake.licences, licence];
    return { status: 201, body: licence };
  });
  gateway.on(deleteGamblingLicence, ({ params }) => {
    fake.licences = fake.licences.filter(({ id }) => id !== params.id);
    return DELETED;
  });

  gateway.on(listCurrencies, () => ({ status: 200, body: fake.currencies }));
  gateway.on(createCurrency, ({ body }) => {
    const currency = { id: ++ids, ...body };
    fake.currencies = [...fake.currencies, currency];
    return { status: 201, body: currency };
  });
  gateway.on(updateCurrency, ({ params, body: { symbol, code } }) => {
    const currency = fake.currencies.find(({ id }) => id === params.id);
    if (!currency) return { refuse: 404, message: 'Currency Not Found' };
    return { status: 200, body: Object.assign(currency, { symbol, code }) };
  });
  gateway.on(deleteCurrency, ({ params }) => {
    fake.currencies = fake.currencies.filter(({ id }) => id !== params.id);
    return DELETED;
  });
  return fake;
}
