import { expect, test } from '@jest/globals';
import { offer } from '../../../../testing/records.ts';
import { filteredOffers } from './offer-filter.ts';

test('a filter by a code takes the entry with the very code, without one that of another case', () => {
  const facets = {
    paymentMethods: [
      { id: 2, name: 'Other', code: 'VISA' },
      { id: 1, name: 'Visa', code: 'visa' },
    ],
    licences: [],
    currencies: [],
  };
  const paid = (id: number) => {
    const one = offer(id);
    return { ...one, casino: { ...one.casino, paymentMethodIds: [id] } };
  };
  const found = (payment: string) =>
    filteredOffers([paid(1), paid(2)], { sort: 'score', payment }, facets).map(({ id }) => id);
  expect(found('visa')).toEqual([1]);
  expect(found('VISA')).toEqual([2]);
  expect(found('Visa')).toEqual([2]);
});
