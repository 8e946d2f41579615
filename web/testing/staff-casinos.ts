import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
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
} from '@slots/contracts/casino/casino-relations';
import { CASINO_NOT_FOUND, type Casino, updateCasino } from '@slots/contracts/casino/casinos';
import {
  removeCasinoHeader,
  removeCasinoLogo,
  setCasinoHeader,
  setCasinoLogo,
} from '@slots/contracts/casino/images';
import { getPromotion, type StaffPromotion } from '@slots/contracts/casino/promotions';
import {
  currencies,
  customerSupportTypes,
  gamblingLicences,
  paymentMethods,
} from '@slots/contracts/casino/reference-data';
import { listGameProviders, listGameTypes } from '@slots/contracts/catalog/taxonomy';
import { listCountries } from '@slots/contracts/geo/countries';
import { AT } from './example.ts';
import type { Collection, FakeGateway } from './fake-gateway.ts';
import { affiliate, COUNTRIES } from './records.ts';

const country = (wanted: string) => COUNTRIES.filter(({ code }) => code === wanted);
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const entries = (...names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name, code: slugOf(name), icon: null }));
const taxa = (...names: string[]) =>
  names.map((name, index) => ({
    id: index + 1,
    externalId: index + 1,
    name,
    slug: slugOf(name),
    gameCount: 3,
  }));

const PAYMENTS = entries('Visa', 'Skrill', 'Bank Transfer').map((entry) => ({
  ...entry,
  createdAt: AT,
  updatedAt: AT,
}));
const LICENCES = entries(
  'Malta Gaming Authority',
  'UK Gambling Commission',
  'Spelinspektionen',
).map((entry) => ({ ...entry, description: null }));
const CURRENCIES = [
  { id: 1, symbol: '€', code: 'EUR' },
  { id: 2, symbol: '£', code: 'GBP' },
];
const SUPPORT = entries('Email', 'Live Chat', 'Phone');
const TYPES = taxa('Video Slots', 'Table Games', 'Live Casino');
const PROVIDERS = taxa('Northlight Studios', 'Harbourcrest Studios', 'Embermere Play').map(
  (provider) => ({ ...provider, thumb: null, bio: null, markets: [] }),
);

/** Links of the casino, by the ids of the lists above. */
export interface Links {
  payments: number[];
  licences: number[];
  currencies: number[];
  types: number[];
  providers: number[];
  support: Map<number, string | null>;
}

export interface StaffCasinos {
  readonly casinos: Collection<Casino>;
  readonly promotions: Collection<StaffPromotion>;
  readonly links: Links;
}

function chosen<T extends { readonly id: number }>(all: readonly T[], ids: readonly number[]): T[] {
  return ids.flatMap((id) => all.filter((entry) => entry.id === id));
}

/** Gives a gateway the reference lists of the casinos' screens, and a casino's links and images. */
export function staffCasinosOn(gateway: FakeGateway): StaffCasinos {
  const casinos = gateway.collection(updateCasino);
  const links: Links = {
    payments: [1],
    licences: [1],
    currencies: [1],
    types: [1],
    providers: [1],
    support: new Map([[1, 'help@casino.example']]),
  };
  /** The casino has a new version from now on. */
  function change(change: Partial<Links>): void {
    Object.assign(links, change);
    for (const casino of casinos.all) casino.updatedAt = new Date().toISOString();
  }
  const list = {
    payments: () => ({ status: 200, body: chosen(PAYMENTS, links.payments) }) as const,
    licences: () => ({ status: 200, body: chosen(LICENCES, links.licences) }) as const,
    currencies: () => ({ status: 200, body: chosen(CURRENCIES, links.currencies) }) as const,
    types: () => ({ status: 200, body: chosen(TYPES, links.types) }) as const,
    providers: () => ({ status: 200, body: chosen(PROVIDERS, links.providers) }) as const,
    support: () => {
      const body = [...links.support].map(([id, value]) => ({
        id,
        value,
        supportType: chosen(SUPPORT, [id])[0]?.name ?? '',
      }));
      return { status: 200, body } as const;
    },
  };

  gateway.collection(listAffiliates).all = [
    affiliate(1, { name: 'River Partners', status: 'activated' }),
    affiliate(2, { name: 'Hill Media', status: 'activated' }),
  ];
  gateway.collection(listCountries).all = [
    ...country('GB'),
    ...country('GL'),
    { id: 6, code: 'DE', name: 'Germany', slug: 'germany', flag: '🇩🇪' },
    ...country('SE'),
  ];
  gateway.collection(paymentMethods.list).all = PAYMENTS;
  gateway.collection(gamblingLicences.list).all = LICENCES;
  gateway.collection(currencies.list).all = CURRENCIES;
  gateway.collection(customerSupportTypes.list).all = SUPPORT;
  gateway.collection(listGameTypes).all = TYPES;
  gateway.collection(listGameProviders).all = PROVIDERS;

  gateway.on(getCasinoLicences, list.licences);
  gateway.on(getCasinoPaymentMethods, list.payments);
  gateway.on(getCasinoCurrencies, list.currencies);
  gateway.on(getCasinoGameTypes, list.types);
  gateway.on(getCasinoProviders, list.providers);
  gateway.on(getCasinoSupport, list.support);
  gateway.on(changeCasinoLicences, ({ body: { action, licenceId } }) => {
    const others = links.licences.filter((licence) => licence !== licenceId);
    change({ licences: action === 'add' ? [...others, licenceId] : others });
    return list.licences();
  });
  gateway.on(setCasinoPaymentMethods, ({ body }) => {
    change({ payments: body.paymentMethodIds });
    return list.payments();
  });
  gateway.on(setCasinoCurrencies, ({ body }) => {
    change({ currencies: body.currencyIds });
    return list.currencies();
  });
  gateway.on(setCasinoGameTypes, ({ body }) => {
    change({ types: body.gameTypeIds });
    return list.types();
  });
  gateway.on(removeCasinoGameTypes, ({ body }) => {
    const gone = body?.gameTypeIds;
    change({ types: gone ? links.types.filter((type) => !gone.includes(type)) : [] });
    return list.types();
  });
  gateway.on(setCasinoProviders, ({ body }) => {
    change({ providers: body.providerIds });
    return list.providers();
  });
  gateway.on(setCasinoSupport, ({ body: { supportIds, values = {} } }) => {
    change({ support: new Map(supportIds.map((type) => [type, values[type] ?? null])) });
    return list.support();
  });

  function picture(id: number, field: 'logoImage' | 'headerImage', image: string | null) {
    const casino = casinos.all.find((one) => one.id === id);
    if (!casino) return { refuse: 404, message: CASINO_NOT_FOUND } as const;
    casino[field] = image;
    const headers = { ETag: `"${gateway.versionOf(casino)}-staff"` };
    return { status: 200, body: casino, headers } as const;
  }
  // A small picture can be shown as it came.
  gateway.on(setCasinoLogo, ({ params, body }) =>
    picture(params.id, 'logoImage', String(body.image)),
  );
  gateway.on(setCasinoHeader, ({ params, body }) =>
    picture(params.id, 'headerImage', String(body.image)),
  );
  gateway.on(removeCasinoLogo, ({ params }) => picture(params.id, 'logoImage', null));
  gateway.on(removeCasinoHeader, ({ params }) => picture(params.id, 'headerImage', null));

  return { casinos, promotions: gateway.collection(getPromotion), links };
}
