import { type Affiliate, listAffiliates } from '@slots/contracts/affiliate/affiliates';
import {
  CASINO_NOT_FOUND,
  type Casino,
  casino as casinoAnswer,
  createCasino,
  deleteCasino,
  getCasinoBySlug,
  listCasinos,
  listProductionCasinos,
  updateCasino,
} from '@slots/contracts/casino/casinos';
import { getCasinoHistory, getPromotionHistory } from '@slots/contracts/casino/history';
import {
  removeCasinoHeader,
  removeCasinoLogo,
  setCasinoHeader,
  setCasinoLogo,
} from '@slots/contracts/casino/images';
import { type StaffPromotion } from '@slots/contracts/casino/promotions';
import { missingFields } from '@slots/contracts/entity';
import { type Country, listCountries } from '@slots/contracts/geo/countries';
import type { HistoryEntry } from '@slots/contracts/history';
import { type Links, linksOn } from './fake-casino-links.ts';
import type { FakeGateway } from './fake-gateway.ts';
import { promotionsOn } from './fake-staff-promotions.ts';

const AT = '2026-11-21T03:00:00.000Z';
const NOT_FOUND = { refuse: 404, message: CASINO_NOT_FOUND } as const;

const stamped = { createdAt: AT, updatedAt: AT };

/** What the staff's screens of casinos talk to in tests: plain data that a test sets and looks at. */
export interface FakeStaffCasinos {
  casinos: Casino[];
  affiliates: Affiliate[];
  promotions: StaffPromotion[];
  countries: Country[];
  history: HistoryEntry[];
  /** What a casino is linked to. */
  linksOf(casinoId: number): Links;
  /** Somebody else changes a casino: whoever read it before has an old version. */
  changeBySomebodyElse(casinoId: number, change: Partial<Casino>): void;
}

/** A casino that says everything. */
export function staffCasino(id: number, over: Partial<Casino> = {}): Casino {
  return {
    ...missingFields(casinoAnswer),
    id,
    name: `Casino ${id}`,
    slug: `casino-${id}`,
    description: 'A casino by a river.',
    seo_description: 'Play by the river.',
    website: 'https://casino.example/',
    gamblingLicenceId: 1,
    gamblingLicenceIds: [1],
    published: 'false',
    tradingSince: '2014-06-03',
    rating: '4.5',
    numberOfGames: 1_200,
    ...stamped,
    userId: 1,
    createdBy: 1,
    ...over,
  };
}

/** An affiliate of whom nothing but the name is known. */
function affiliateNamed(id: number, name: string): Affiliate {
  return {
    id,
    name,
    managerName: null,
    email: null,
    loginLink: null,
    username: null,
    status: 'activated',
    teamsLink: null,
    telegramProfile: null,
    telephoneNumber: null,
    companyEmail: null,
    ...stamped,
  };
}

function country(id: number, code: string, name: string): Country {
  return { id, code, name, slug: name.toLowerCase().replaceAll(' ', '-'), flag: '🏳️' };
}

/** Gives a gateway the staff's calls on casinos, their links, promotions and reference data. */
export function staffCasinosOn(gateway: FakeGateway): FakeStaffCasinos {
  const links = new Map<number, Links>();
  const versions = new Map<number, number>();
  let ids = 1_000;

  const fake: FakeStaffCasinos = {
    casinos: [],
    affiliates: [affiliateNamed(1, 'River Partners'), affiliateNamed(2, 'Hill Media')],
    promotions: [],
    countries: [
      country(1, 'GB', 'United Kingdom'),
      country(2, 'GL', 'Global'),
      country(3, 'DE', 'Germany'),
      country(4, 'SE', 'Sweden'),
    ],
    history: [],
    linksOf(casinoId) {
      const known = links.get(casinoId);
      if (known) return known;
      const made: Links = {
        payments: [1],
        licences: [1],
        currencies: [1],
        types: [1],
        providers: [1],
        support: new Map([[1, 'help@casino.example']]),
      };
      links.set(casinoId, made);
      return made;
    },
    changeBySomebodyElse(casinoId, change) {
      changeCasino(casinoId, change);
    },
  };

  /** Casinos by the slugs that they had before: their addresses lead on. */
  const moved = new Map<string, number>();
  function changeCasino(id: number, change: object): void {
    const casino = casinoOf(id);
    if (casino) moved.set(casino.slug, id);
    Object.assign(casino ?? {}, change);
    bump(id);
  }
  const casinoOf = (id: number) => fake.casinos.find((casino) => casino.id === id);
  const tagOf = (id: number) => ({ ETag: `"${versions.get(id) ?? 1}-staff"` });
  const bump = (id: number) => versions.set(id, (versions.get(id) ?? 1) + 1);
  const answer = (casino: Casino) =>
    ({ status: 200, body: casino, headers: tagOf(casino.id) }) as const;

  gateway.on(listAffiliates, () => ({ status: 200, body: fake.affiliates }));
  gateway.on(listCountries, () => ({ status: 200, body: fake.countries }));
  gateway.on(listCasinos, ({ query: { page, limit, search = '', affiliate } }) => {
    const found = fake.casinos.filter(
      ({ name, affiliateId }) =>
        name.toLowerCase().includes(search.toLowerCase()) &&
        (affiliate === undefined || String(affiliateId ?? 'unassigned') === affiliate),
    );
    const size = limit ?? Math.max(1, found.length);
    const start = ((page ?? 1) - 1) * size;
    return {
      status: 200,
      body: {
        casinos: found.slice(start, start + size),
        total: found.length,
        totalPages: Math.ceil(found.length / size),
      },
    };
  });
  gateway.on(listProductionCasinos, () => ({ status: 200, body: fake.casinos }));
  gateway.on(createCasino, ({ body: { name, slug } }) => {
    ids += 1;
    const casino = staffCasino(ids, { name, slug: slug ?? `casino-${ids}` });
    fake.casinos.unshift(casino);
    return { status: 201, body: casino };
  });
  gateway.on(deleteCasino, ({ params: { id } }) => {
    fake.casinos = fake.casinos.filter((casino) => casino.id !== id);
    return { status: 200, body: { message: 'Casino deleted successfully' } };
  });
  gateway.on(getCasinoBySlug, ({ params: { slug } }) => {
    const casino =
      fake.casinos.find((one) => one.slug === slug) ??
      fake.casinos.find((one) => String(one.id) === slug) ??
      casinoOf(moved.get(slug) ?? 0);
    return casino ? answer(casino) : NOT_FOUND;
  });
  gateway.on(updateCasino, ({ params: { id }, body, headers }) => {
    const casino = casinoOf(id);
    if (!casino) return NOT_FOUND;
    const wanted = headers['if-match'];
    if (wanted !== undefined && wanted !== tagOf(id).ETag) {
      return {
        refuse: 412,
        message: 'This casino was changed by petra on 21 November 2026 (UTC).',
      };
    }
    if (fake.casinos.some(({ slug }) => slug !== casino.slug && slug === body.slug)) {
      return { refuse: 409, message: 'A casino with this slug already exists' };
    }
    changeCasino(id, body);
    return answer(casino);
  });
  for (const [contract, field] of [
    [setCasinoLogo, 'logoImage'],
    [setCasinoHeader, 'headerImage'],
  ] as const) {
    gateway.on(contract, ({ params: { id }, body }) => {
      const casino = casinoOf(id);
      if (!casino) return NOT_FOUND;
      // A small picture can be shown as it came.
      casino[field] = String(body.image);
      bump(id);
      return answer(casino);
    });
  }
  for (const [contract, field] of [
    [removeCasinoLogo, 'logoImage'],
    [removeCasinoHeader, 'headerImage'],
  ] as const) {
    gateway.on(contract, ({ params: { id } }) => {
      const casino = casinoOf(id);
      if (!casino) return NOT_FOUND;
      casino[field] = null;
      bump(id);
      return answer(casino);
    });
  }
  const history = () => ({ data: fake.history, total: fake.history.length });
  gateway.on(getCasinoHistory, () => ({ status: 200, body: history() }));
  gateway.on(getPromotionHistory, () => ({ status: 200, body: history() }));

  linksOn(gateway, { linksOf: fake.linksOf, bump });
  promotionsOn(gateway, fake);
  return fake;
}
