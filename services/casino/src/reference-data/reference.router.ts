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
import { editorOf } from '@slots/http-kit/entity-tag';
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
    route(createPaymentMethod, async ({ body: { name, code, icon = null }, reader }) => ({
      status: 201,
      body: toPaymentMethod(await methods.create({ name, code, icon }, editorOf(reader))),
    })),
    route(updatePaymentMethod, async ({ params, body: { id, name, code, icon }, reader }) => {
      // A form that sends no icon, or an empty one, keeps the icon that there is.
      const changes = { name, code, icon: icon ?? undefined };
      const edit = { by: editorOf(reader), repeatedId: id };
      return { status: 200, body: toPaymentMethod(await methods.update(params.id, changes, edit)) };
    }),
    route(deletePaymentMethod, async ({ params, reader }) => {
      await methods.remove(params.id, editorOf(reader));
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
    route(createGamblingLicence, async ({ body, reader }) => {
      const { name, code, description = null, icon = null } = body;
      const fields = { name, code, description, icon };
      const licence = await licences.create(fields, editorOf(reader));
      return { status: 201, body: toGamblingLicence(licence) };
    }),
    route(deleteGamblingLicence, async ({ params, reader }) => {
      await licences.remove(params.id, editorOf(reader));
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
    route(createCurrency, async ({ body: { symbol, code }, reader }) => {
      const fields = { name: code, symbol, code };
      return { status: 201, body: toCurrency(await currencies.create(fields, editorOf(reader))) };
    }),
    route(updateCurrency, async ({ params, body: { id, symbol, code }, reader }) => {
      const changes = { name: code, symbol, code };
      const edit = { by: editorOf(reader), repeatedId: id };
      return { status: 200, body: toCurrency(await currencies.update(params.id, changes, edit)) };
    }),
    route(deleteCurrency, async ({ params, reader }) => {
      await currencies.remove(params.id, editorOf(reader));
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
