import {
  changeCasinoLicences,
  getCasinoCurrencies,
  getCasinoGameTypes,
  getCasinoLicences,
  getCasinoPaymentMethods,
  getCasinoProviders,
  getCasinoSupport,
  removeCasinoGameTypes,
  setCasinoCurrencies,
  setCasinoGameTypes,
  setCasinoPaymentMethods,
  setCasinoProviders,
  setCasinoSupport,
} from '@slots/contracts/casino/casino-links';
import {
  listCurrencies,
  listCustomerSupportTypes,
  listGamblingLicences,
  listPaymentMethods,
} from '@slots/contracts/casino/reference-data';
import { listGames } from '@slots/contracts/catalog/games';
import { listGameProviders, listGameTypes } from '@slots/contracts/catalog/taxonomy';
import type { FakeGateway } from './fake-gateway.ts';

const AT = '2026-11-21T03:00:00.000Z';

const stamped = { createdAt: AT, updatedAt: AT };
const reference = (id: number, name: string) => ({
  id,
  name,
  code: name.toLowerCase().replaceAll(' ', '-'),
  icon: null,
});
const taxon = (id: number, name: string) => ({
  id,
  externalId: id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  gameCount: 3,
});

const PAYMENTS = ['Visa', 'Skrill', 'Bank Transfer'].map((name, index) => ({
  ...reference(index + 1, name),
  ...stamped,
}));
const LICENCES = ['Malta Gaming Authority', 'UK Gambling Commission', 'Spelinspektionen'].map(
  (name, index) => ({ ...reference(index + 1, name), description: null }),
);
const CURRENCIES = [
  { id: 1, symbol: '€', code: 'EUR' },
  { id: 2, symbol: '£', code: 'GBP' },
];
const SUPPORT = ['Email', 'Live Chat', 'Phone'].map((name, index) => reference(index + 1, name));
const TYPES = ['Video Slots', 'Table Games', 'Live Casino'].map((name, i) => taxon(i + 1, name));
const PROVIDERS = ['Northlight Studios', 'Harbourcrest Studios', 'Embermere Play'].map(
  (name, i) => ({ ...taxon(i + 1, name), thumb: null }),
);

/** What a casino is linked to, by the ids of the lists above. */
export interface Links {
  payments: number[];
  licences: number[];
  currencies: number[];
  types: number[];
  providers: number[];
  support: Map<number, string | null>;
}

function chosen<T extends { readonly id: number }>(all: readonly T[], ids: readonly number[]): T[] {
  return ids.flatMap((id) => all.filter((entry) => entry.id === id));
}

interface LinkedCasinos {
  readonly linksOf: (casinoId: number) => Links;
  /** The casino is another version from now on. */
  readonly bump: (casinoId: number) => void;
}

/** Gives a gateway what casinos can be linked to, and the links themselves. */
export function linksOn(gateway: FakeGateway, { linksOf, bump }: LinkedCasinos): void {
  gateway.on(listPaymentMethods, () => ({ status: 200, body: PAYMENTS }));
  gateway.on(listGamblingLicences, () => ({ status: 200, body: LICENCES }));
  gateway.on(listCurrencies, () => ({ status: 200, body: CURRENCIES }));
  gateway.on(listCustomerSupportTypes, () => ({ status: 200, body: SUPPORT }));
  gateway.on(listGameTypes, () => ({ status: 200, body: TYPES }));
  gateway.on(listGameProviders, () => ({
    status: 200,
    body: PROVIDERS.map((provider) => ({ ...provider, bio: null, thumb: null, markets: [] })),
  }));
  gateway.on(listGames, ({ query: { page } }) => ({
    status: 200,
    body: {
      data: [
        {
          id: page,
          external_id: page,
          name: `Game ${page}`,
          slug: `game-${page}`,
          thumb: null,
          provider_name: 'Northlight Studios',
          type_name: 'Video Slots',
          featured: false,
          launcher: null,
          status: 'published',
          updatedAt: AT,
        },
      ],
      current_page: page,
      per_page: 100,
      last_page: 3,
      total: 250,
    },
  }));

  const licences = (id: number) => chosen(LICENCES, linksOf(id).licences);
  const payments = (id: number) => chosen(PAYMENTS, linksOf(id).payments);
  const currencies = (id: number) => chosen(CURRENCIES, linksOf(id).currencies);
  const types = (id: number) => chosen(TYPES, linksOf(id).types);
  const providers = (id: number) => chosen(PROVIDERS, linksOf(id).providers);
  const support = (id: number) =>
    [...linksOf(id).support].map(([type, value]) => ({
      id: type,
      value,
      supportType: SUPPORT.find((one) => one.id === type)?.name ?? '',
    }));

  gateway.on(getCasinoLicences, ({ params: { id } }) => ({ status: 200, body: licences(id) }));
  gateway.on(getCasinoPaymentMethods, ({ params: { id } }) => ({
    status: 200,
    body: payments(id),
  }));
  gateway.on(getCasinoCurrencies, ({ params: { id } }) => ({ status: 200, body: currencies(id) }));
  gateway.on(getCasinoGameTypes, ({ params: { id } }) => ({ status: 200, body: types(id) }));
  gateway.on(getCasinoProviders, ({ params: { id } }) => ({ status: 200, body: providers(id) }));
  gateway.on(getCasinoSupport, ({ params: { id } }) => ({ status: 200, body: support(id) }));

  gateway.on(changeCasinoLicences, ({ params: { id }, body: { action, licenceId } }) => {
    const now = linksOf(id);
    const others = now.licences.filter((licence) => licence !== licenceId);
    now.licences = action === 'add' ? [...others, licenceId] : others;
    bump(id);
    return { status: 200, body: licences(id) };
  });
  gateway.on(setCasinoPaymentMethods, ({ params: { id }, body }) => {
    linksOf(id).payments = body.paymentMethodIds;
    bump(id);
    return { status: 200, body: payments(id) };
  });
  gateway.on(setCasinoCurrencies, ({ params: { id }, body }) => {
    linksOf(id).currencies = body.currencyIds;
    bump(id);
    return { status: 200, body: currencies(id) };
  });
  gateway.on(setCasinoGameTypes, ({ params: { id }, body }) => {
    linksOf(id).types = body.gameTypeIds;
    bump(id);
    return { status: 200, body: types(id) };
  });
  gateway.on(removeCasinoGameTypes, ({ params: { id }, body }) => {
    const now = linksOf(id);
    const gone = body?.gameTypeIds;
    now.types = gone ? now.types.filter((type) => !gone.includes(type)) : [];
    bump(id);
    return { status: 200, body: types(id) };
  });
  gateway.on(setCasinoProviders, ({ params: { id }, body }) => {
    linksOf(id).providers = body.providerIds;
    bump(id);
    return { status: 200, body: providers(id) };
  });
  gateway.on(setCasinoSupport, ({ params: { id }, body: { supportIds, values = {} } }) => {
    linksOf(id).support = new Map(supportIds.map((type) => [type, values[type] ?? null]));
    bump(id);
    return { status: 200, body: support(id) };
  });
}
