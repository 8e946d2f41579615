import {
  createCurrency,
  createGamblingLicence,
  createPaymentMethod,
  deleteCurrency,
  deleteGamblingLicence,
  deletePaymentMethod,
  listCurrencies,
  listCustomerSupportTypes,
  listGamblingLicences,
  listPaymentMethods,
  updateCurrency,
  updatePaymentMethod,
} from '@slots/contracts/casino/reference-data';
import { type Route, route } from '@slots/http-kit/route';
import {
  toCurrency,
  toCustomerSupportType,
  toGamblingLicence,
  toPaymentMethod,
} from './reference.mapper.ts';
import type { ReferenceService } from './reference.service.ts';

export interface ReferenceServices {
  readonly paymentMethods: ReferenceService;
  readonly gamblingLicences: ReferenceService;
  readonly currencies: ReferenceService;
  /** No call changes them. */
  readonly customerSupportTypes: Pick<ReferenceService, 'list'>;
}

function paymentMethodRoutes(methods: ReferenceService): Route[] {
  return [
    route(listPaymentMethods, async () => ({
      status: 200,
      body: (await methods.list()).map(toPaymentMethod),
    })),
    route(createPaymentMethod, async ({ body: { name, code, icon = null } }) => ({
      status: 201,
      body: toPaymentMethod(await methods.create({ name, code, icon })),
    })),
    route(updatePaymentMethod, async ({ params, body: { id, name, code, icon } }) => {
      // A form that sends no icon, or an empty one, keeps the icon that there is.
      const changes = { name, code, icon: icon ?? undefined };
      return { status: 200, body: toPaymentMethod(await methods.update(params.id, changes, id)) };
    }),
    route(deletePaymentMethod, async ({ params }) => {
      await methods.remove(params.id);
      return { status: 200, body: { message: 'Payment method deleted successfully.' } };
    }),
  ];
}

function gamblingLicenceRoutes(licences: ReferenceService): Route[] {
  return [
    route(listGamblingLicences, async () => ({
      status: 200,
      body: (await licences.list()).map(toGamblingLicence),
    })),
    route(createGamblingLicence, async ({ body }) => {
      const { name, code, description = null, icon = null } = body;
      const licence = await licences.create({ name, code, description, icon });
      return { status: 201, body: toGamblingLicence(licence) };
    }),
    route(deleteGamblingLicence, async ({ params }) => {
      await licences.remove(params.id);
      return { status: 200, body: { message: 'Gambling licence deleted successfully.' } };
    }),
  ];
}

/** A currency has no name of its own: it is listed by its code. */
function currencyRoutes(currencies: ReferenceService): Route[] {
  return [
    route(listCurrencies, async () => ({
      status: 200,
      body: (await currencies.list()).map(toCurrency),
    })),
    route(createCurrency, async ({ body: { symbol, code } }) => ({
      status: 201,
      body: toCurrency(await currencies.create({ name: code, symbol, code })),
    })),
    route(updateCurrency, async ({ params, body: { id, symbol, code } }) => {
      const changes = { name: code, symbol, code };
      return { status: 200, body: toCurrency(await currencies.update(params.id, changes, id)) };
    }),
    route(deleteCurrency, async ({ params }) => {
      await currencies.remove(params.id);
      return { status: 200, body: { message: 'Currency deleted successfully.' } };
    }),
  ];
}

export function createReferenceRoutes(services: ReferenceServices): Route[] {
  return [
    ...paymentMethodRoutes(services.paymentMethods),
    ...gamblingLicenceRoutes(services.gamblingLicences),
    ...currencyRoutes(services.currencies),
    route(listCustomerSupportTypes, async () => ({
      status: 200,
      body: (await services.customerSupportTypes.list()).map(toCustomerSupportType),
    })),
  ];
}
