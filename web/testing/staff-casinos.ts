import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import {
  type AnyCasinoChoice,
  casinoChoices,
  changeCasinoLicences,
  getCasinoLicences,
  getCasinoSupport,
  removeCasinoGameTypes,
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

/** The entries that casinos choose from. */
const CHOICES: Record<keyof typeof casinoChoices, readonly { readonly id: number }[]> = {
  paymentMethods: PAYMENTS,
  currencies: CURRENCIES,
  gameTypes: TYPES,
  providers: PROVIDERS,
};

/** Links of the casino, by the ids of the lists above. */
export interface Links extends Record<keyof typeof casinoChoices, number[]> {
  licences: number[];
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
    paymentMethods: [1],
    currencies: [1],
    gameTypes: [1],
    providers: [1],
    licences: [1],
    support: new Map([[1, 'help@casino.example']]),
  };
  /** The casino has a new version from now on. */
  function change(change: Partial<Links>): void {
    Object.assign(links, change);
    for (const casino of casinos.all) casino.updatedAt = new Date().toISOString();
  }
  const list = {
    licences: () => ({ status: 200, body: chosen(LICENCES, links.licences) }) as const,
    types: () => ({ status: 200, body: chosen(TYPES, links.gameTypes) }) as const,
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

  for (const choice of Object.values(casinoChoices)) {
    const { get, set }: AnyCasinoChoice = choice;
    const answer = () =>
      ({ status: 200, body: chosen(CHOICES[choice.name], links[choice.name]) }) as const;
    gateway.on(get, answer);
    gateway.on(set, ({ body }) => {
      change({ [choice.name]: body });
      return answer();
    });
  }
  gateway.on(getCasinoLicences, list.licences);
  gateway.on(getCasinoSupport, list.support);
  gateway.on(changeCasinoLicences, ({ body: { action, licenceId } }) => {
    const others = links.licences.filter((licence) => licence !== licenceId);
    change({ licences: action === 'add' ? [...others, licenceId] : others });
    return list.licences();
  });
  gateway.on(removeCasinoGameTypes, ({ body }) => {
    const gone = body?.gameTypeIds;
    change({ gameTypes: gone ? links.gameTypes.filter((type) => !gone.includes(type)) : [] });
    return list.types();
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
