import {
  type CatalogNamed,
  changeCasinoLicences,
  getCasinoCurrencies,
  getCasinoGameTypes,
  getCasinoLicences,
  getCasinoPaymentMethods,
  getCasinoProviders,
  getCasinoSupport,
  type Named,
  type PaymentMethodOfCasino,
  type ProviderOfCasino,
  removeCasinoGameTypes,
  type SupportOption,
  setCasinoCurrencies,
  setCasinoGameTypes,
  setCasinoPaymentMethods,
  setCasinoProviders,
  setCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import {
  type Currency,
  currencies,
  type paymentMethods,
} from '@slots/contracts/casino/reference-data';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { editorOf } from '@slots/http-kit/entity-tag';
import { type Route, route } from '@slots/http-kit/route';
import { type RecordOf, staffAnswer } from '@slots/mongo/entity';
import type {
  CasinoRelationsService,
  CatalogEntry,
  SupportOfCasino,
} from './casino-relations.service.ts';

interface Entry {
  readonly _id: number;
  readonly name: string;
}

const toNamed = ({ _id, name }: Entry): Named => ({ id: _id, name });

const toCurrency = (entry: RecordOf<(typeof currencies)['entity']>): Currency =>
  currencies.shape.parse(staffAnswer(currencies.entity, entry));

const toPaymentMethod = ({
  _id,
  name,
  icon,
}: RecordOf<(typeof paymentMethods)['entity']>): PaymentMethodOfCasino => ({
  id: _id,
  name,
  icon,
});

const toSupportOption = ({ type, value }: SupportOfCasino): SupportOption => ({
  id: type._id,
  value,
  supportType: type.name,
});

const toCatalogNamed = ({ id, names }: CatalogEntry): CatalogNamed => ({
  id,
  name: names?.name ?? null,
  slug: names?.slug ?? null,
});

const toProvider = ({ id, names }: CatalogEntry): ProviderOfCasino => ({
  ...toCatalogNamed({ id, names }),
  thumb: names?.thumb ?? null,
});

/** The tags of what is shown of a casino's choice from a list of ours. */
const referring = (id: number) => tagsHeader([changeTags.casino(id), changeTags.reference]);

/** The same from the catalog, whose names come with its games. */
const naming = (id: number) => tagsHeader([changeTags.casino(id), changeTags.gameOverview]);

function readRoutes(relations: CasinoRelationsService): Route[] {
  return [
    route(getCasinoLicences, async ({ params, reader }) => ({
      status: 200,
      headers: referring(params.id),
      body: (await relations.licences(params.id, reader)).map(toNamed),
    })),
    route(getCasinoPaymentMethods, async ({ params, reader }) => ({
      status: 200,
      headers: referring(params.id),
      body: (await relations.paymentMethods(params.id, reader)).map(toPaymentMethod),
    })),
    route(getCasinoCurrencies, async ({ params, reader }) => ({
      status: 200,
      headers: referring(params.id),
      body: (await relations.currencies(params.id, reader)).map(toCurrency),
    })),
    route(getCasinoSupport, async ({ params, reader }) => ({
      status: 200,
      headers: referring(params.id),
      body: (await relations.support(params.id, reader)).map(toSupportOption),
    })),
    route(getCasinoGameTypes, async ({ params, reader }) => ({
      status: 200,
      headers: naming(params.id),
      body: (await relations.gameTypes(params.id, reader)).map(toCatalogNamed),
    })),
    route(getCasinoProviders, async ({ params, reader }) => ({
      status: 200,
      headers: naming(params.id),
      body: (await relations.providers(params.id, reader)).map(toProvider),
    })),
  ];
}

export function createCasinoRelationRoutes({
  relations,
}: {
  relations: CasinoRelationsService;
}): Route[] {
  return [
    ...readRoutes(relations),
    route(changeCasinoLicences, async ({ params, body, reader }) => ({
      status: 200,
      body: (await relations.changeLicences(params.id, body, editorOf(reader))).map(toNamed),
    })),
    route(setCasinoPaymentMethods, async ({ params, body, reader }) => ({
      status: 200,
      body: (
        await relations.setPaymentMethods(params.id, body.paymentMethodIds, editorOf(reader))
      ).map(toPaymentMethod),
    })),
    route(setCasinoCurrencies, async ({ params, body, reader }) => ({
      status: 200,
      body: (await relations.setCurrencies(params.id, body.currencyIds, editorOf(reader))).map(
        toCurrency,
      ),
    })),
    route(setCasinoSupport, async ({ params, body: { supportIds, values = {} }, reader }) => ({
      status: 200,
      body: (await relations.setSupport(params.id, supportIds, values, editorOf(reader))).map(
        toSupportOption,
      ),
    })),
    route(setCasinoGameTypes, async ({ params, body, reader }) => ({
      status: 200,
      body: (await relations.setGameTypes(params.id, body.gameTypeIds, editorOf(reader))).map(
        toCatalogNamed,
      ),
    })),
    route(removeCasinoGameTypes, async ({ params, body, reader }) => ({
      status: 200,
      body: (await relations.removeGameTypes(params.id, body?.gameTypeIds, editorOf(reader))).map(
        toCatalogNamed,
      ),
    })),
    route(setCasinoProviders, async ({ params, body, reader }) => ({
      status: 200,
      body: (await relations.setProviders(params.id, body.providerIds, editorOf(reader))).map(
        toProvider,
      ),
    })),
  ];
}
