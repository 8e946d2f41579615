import {
  AFFILIATE_NOT_FOUND,
  type AffiliateDetail,
  createAffiliate,
  deleteAffiliate,
  getAffiliate,
  getAffiliateHistory,
  listAffiliates,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import {
  emergencyRemove,
  forceAssign,
  listAssignedCasinos,
} from '@slots/contracts/affiliate/assignments';
import { type AssignableCasino, listProductionCasinos } from '@slots/contracts/casino/casinos';
import type { FakeGateway } from './fake-gateway.ts';

const AT = '2026-11-21T03:00:00.000Z';
const NOT_FOUND = { refuse: 404, message: AFFILIATE_NOT_FOUND } as const;

/** Partners and the casinos that can be theirs, in tests: plain data that a test sets and looks at. */
export interface FakeAffiliates {
  affiliates: AffiliateDetail[];
  casinos: AssignableCasino[];
  /** Somebody else changes an affiliate: whoever read it before has an old version. */
  changeBySomebodyElse(id: number, change: Partial<AffiliateDetail>): void;
}

/** An affiliate of whom nothing but the name is known. */
export function affiliateDetail(id: number, over: Partial<AffiliateDetail> = {}): AffiliateDetail {
  return {
    id,
    name: `Affiliate ${id}`,
    managerName: null,
    email: null,
    loginLink: null,
    username: null,
    password: null,
    status: 'not_applied',
    teamsLink: null,
    telegramProfile: null,
    telephoneNumber: null,
    companyEmail: null,
    createdAt: '2026-10-01T09:00:00.000Z',
    updatedAt: AT,
    ...over,
  };
}

/** A casino that nobody has. */
export function assignableCasino(
  id: number,
  over: Partial<AssignableCasino> = {},
): AssignableCasino {
  return {
    id,
    name: `Casino ${id}`,
    slug: `casino-${id}`,
    logoImage: null,
    affiliateId: null,
    ...over,
  };
}

/** Gives a gateway the calls on affiliates and their casinos. */
export function affiliatesOn(gateway: FakeGateway): FakeAffiliates {
  const versions = new Map<number, number>();
  const of = (id: number) => fake.affiliates.find((affiliate) => affiliate.id === id);
  const versionOf = (id: number) => `"${versions.get(id) ?? 1}"`;
  const bump = (id: number) => versions.set(id, (versions.get(id) ?? 1) + 1);

  const fake: FakeAffiliates = {
    affiliates: [],
    casinos: [],
    changeBySomebodyElse(id, change) {
      Object.assign(of(id) ?? {}, change);
      bump(id);
    },
  };

  gateway.on(listAffiliates, () => ({ status: 200, body: fake.affiliates }));
  gateway.on(getAffiliate, ({ params: { id } }) => {
    const affiliate = of(id);
    if (!affiliate) return NOT_FOUND;
    return { status: 200, body: affiliate, headers: { ETag: versionOf(id) } };
  });
  gateway.on(createAffiliate, ({ body: { name } }) => {
    const affiliate = affiliateDetail(fake.affiliates.length + 1, { name });
    fake.affiliates = [...fake.affiliates, affiliate];
    return { status: 201, body: affiliate };
  });
  gateway.on(updateAffiliate, ({ params: { id }, body, headers }) => {
    const affiliate = of(id);
    if (!affiliate) return NOT_FOUND;
    const given = headers['if-match'];
    if (given !== undefined && given !== versionOf(id)) {
      return { refuse: 412, message: 'mona changed this record at 21 Nov 2026, 03:00 UTC.' };
    }
    Object.assign(affiliate, body);
    bump(id);
    return { status: 200, body: affiliate, headers: { ETag: versionOf(id) } };
  });
  gateway.on(deleteAffiliate, ({ params: { id } }) => {
    fake.affiliates = fake.affiliates.filter((affiliate) => affiliate.id !== id);
    return { status: 200, body: { message: 'Affiliate deleted' } };
  });
  gateway.on(getAffiliateHistory, () => ({ status: 200, body: { data: [], total: 0 } }));

  gateway.on(listProductionCasinos, () => ({ status: 200, body: fake.casinos }));
  gateway.on(listAssignedCasinos, ({ params }) => {
    const casinos = fake.casinos.filter(({ affiliateId }) => affiliateId === params.affiliateId);
    return {
      status: 200,
      body: { deploymentFresh: true, assignedCasinos: casinos, success: true, casinos },
    };
  });
  gateway.on(forceAssign, ({ params: { affiliateId, casinoId } }) => {
    const casino = fake.casinos.find(({ id }) => id === casinoId);
    if (!casino) return { refuse: 404, message: 'Casino Not Found' };
    casino.affiliateId = affiliateId;
    return { status: 200, body: { success: true, message: 'Casino assigned', casino } };
  });
  gateway.on(emergencyRemove, ({ params: { casinoId } }) => {
    const casino = fake.casinos.find(({ id }) => id === casinoId);
    if (!casino) return { refuse: 404, message: 'Casino Not Found' };
    casino.affiliateId = null;
    return { status: 200, body: { success: true, message: 'Casino removed', casino } };
  });
  return fake;
}
