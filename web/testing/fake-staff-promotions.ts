import { createHash } from 'node:crypto';
import {
  createPromotion,
  deletePromotion,
  getPromotion,
  listCasinoPromotions,
  PROMOTION_NOT_FOUND,
  type StaffPromotion,
  staffPromotion as staffPromotionAnswer,
  updatePromotion,
} from '@slots/contracts/casino/promotions';
import { missingFields } from '@slots/contracts/entity';
import { type Laws, listLaws } from '@slots/contracts/geo/laws';
import type { FakeGateway } from './fake-gateway.ts';

/** Terms are asked for in the United Kingdom, and required in Sweden. */
const LAWS: Laws = {
  default: { demo: 'age-gate', terms: 'optional' },
  countries: {
    GB: { demo: 'age-gate', terms: 'advised' },
    SE: { demo: 'age-gate', terms: 'required' },
  },
};

const stamped = { createdAt: '2026-11-21T03:00:00.000Z', updatedAt: '2026-11-21T03:00:00.000Z' };

/** A promotion that says everything. */
export function staffPromotion(id: number, over: Partial<StaffPromotion> = {}): StaffPromotion {
  return {
    ...missingFields(staffPromotionAnswer),
    id,
    casinoId: 1,
    headline: `Offer ${id}`,
    significantTerms: '18+. Wagering applies.',
    ctaLink: 'https://offers.example/1',
    score: 50,
    revenueShare: 30,
    cpa: 120,
    countries: ['GB'],
    ...stamped,
    ...over,
  };
}

/** Whoever changes a promotion, a test included, makes another version of it. */
const tagOf = (promotion: StaffPromotion) => ({
  ETag: `"${createHash('sha1').update(JSON.stringify(promotion)).digest('hex')}-staff"`,
});

/** Gives a gateway the staff's calls on promotions, which it keeps where it is told. */
export function promotionsOn(gateway: FakeGateway, fake: { promotions: StaffPromotion[] }): void {
  let ids = 100;
  const promotionOf = (wanted: number) => fake.promotions.find(({ id }) => id === wanted);
  const NOT_FOUND = { refuse: 404, message: PROMOTION_NOT_FOUND } as const;
  gateway.on(listLaws, () => ({ status: 200, body: LAWS }));
  gateway.on(listCasinoPromotions, ({ params: { id } }) => ({
    status: 200,
    body: fake.promotions.filter(({ casinoId }) => casinoId === id),
  }));
  gateway.on(createPromotion, ({ body: { userId: _userId, ...body } }) => {
    ids += 1;
    const made = staffPromotion(ids, answered(body));
    fake.promotions.push(made);
    return { status: 201, body: made };
  });
  gateway.on(getPromotion, ({ params: { id } }) => {
    const promotion = promotionOf(id);
    return promotion ? { status: 200, body: promotion, headers: tagOf(promotion) } : NOT_FOUND;
  });
  gateway.on(updatePromotion, ({ params, body: { userId: _userId, ...body }, headers }) => {
    const promotion = promotionOf(params.id);
    if (!promotion) return NOT_FOUND;
    const wanted = headers['if-match'];
    if (wanted !== undefined && wanted !== tagOf(promotion).ETag) {
      return {
        refuse: 412,
        message: 'This promotion was changed by petra on 21 November 2026 at 09:00 (UTC).',
      };
    }
    Object.assign(promotion, answered(body), { updatedAt: new Date().toISOString() });
    return { status: 200, body: promotion, headers: tagOf(promotion) };
  });
  gateway.on(deletePromotion, ({ params: { id } }) => {
    fake.promotions = fake.promotions.filter((promotion) => promotion.id !== id);
    return { status: 200, body: { message: 'Promotion deleted successfully.' } };
  });
}

/** Moments as they are answered. */
function answered<T extends Moments>({ startsAt, endsAt, ...fields }: T) {
  return {
    ...fields,
    ...(startsAt !== undefined && { startsAt: startsAt?.toISOString() ?? null }),
    ...(endsAt !== undefined && { endsAt: endsAt?.toISOString() ?? null }),
  };
}
interface Moments {
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}
