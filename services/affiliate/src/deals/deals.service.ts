import { DEAL_NOT_FOUND, dealEntity, faultOfDeal } from '@slots/contracts/affiliate/deals';
import { isCountry } from '@slots/country-law/is-country';
import {
  assertSameId,
  createEdits,
  type Edit,
  type Editor,
  requiredVersion,
} from '@slots/http-kit/entity-tag';
import { badField, badRequest, conflict, notFound } from '@slots/http-kit/http-problem.error';
import { defaultsOf } from '@slots/mongo/entity';
import { unknownAffiliate } from '../affiliates/unknown-affiliate.ts';
import type { DealChanges, DealRecord, NewDeal } from './deal.model.ts';
import { daysOf } from './deal-history.ts';
import type { DealsRepository } from './deals.repository.ts';

const THIS_DEAL = 'This deal';

type Covered = Pick<DealRecord, 'casinoIds' | 'countries' | 'from' | 'to'>;

/** None stands for all. */
const meet = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === 0 || other.length === 0 || one.some((value) => other.includes(value));

function overlap(one: Covered, other: Covered): boolean {
  const beginsBeforeEnd = (first: Covered, second: Covered) =>
    second.to === null || first.from <= second.to;
  return (
    beginsBeforeEnd(one, other) &&
    beginsBeforeEnd(other, one) &&
    meet(one.casinoIds, other.casinoIds) &&
    meet(one.countries, other.countries)
  );
}

/** @throws HttpProblem 409 that names the other deal */
function assertAlone(deal: Covered, others: readonly DealRecord[]): void {
  const other = others.find((one) => overlap(deal, one));
  if (!other) return;
  throw conflict(
    `It overlaps another deal of the affiliate: deal ${other._id} (${other.model}, ${daysOf(other)}).`,
  );
}

/** @throws HttpProblem 400 that names the field which does not go with the others */
function assertSense(deal: Parameters<typeof faultOfDeal>[0]): void {
  const fault = faultOfDeal(deal);
  if (fault) throw badField(fault.path, fault.message);
}

/** @throws HttpProblem 400 that names the codes that are no countries */
function assertCountries(codes: readonly string[] = []): void {
  const unknown = codes.filter((code) => !isCountry(code));
  if (unknown.length > 0) {
    throw badField('countries', `Unknown country code: ${unknown.join(', ')}`);
  }
}

export function createDealsService({
  deals,
  affiliateExists,
  casinosOf,
}: {
  deals: DealsRepository;
  affiliateExists: (id: number) => Promise<boolean>;
  /** The casinos of an affiliate, from the casino service. */
  casinosOf: (affiliateId: number) => Promise<readonly { readonly id: number }[]>;
}) {
  const { existing, read, versionFor, changedMeanwhile } = createEdits({
    what: THIS_DEAL,
    missing: DEAL_NOT_FOUND,
    byId: deals.byId,
  });

  /** @throws HttpProblem 400 that names the casinos which are not the affiliate's */
  async function assertCasinos(affiliateId: number, ids: readonly number[] = []): Promise<void> {
    if (ids.length === 0) return;
    const own = new Set((await casinosOf(affiliateId)).map(({ id }) => id));
    const foreign = ids.filter((id) => !own.has(id));
    if (foreign.length === 0) return;
    throw badField('casinoIds', `not casinos of this affiliate: ${foreign.join(', ')}`);
  }

  return {
    list: (affiliateId: number | undefined) => deals.list(affiliateId),

    /** @throws HttpProblem 404 */
    get: existing,

    /** @throws HttpProblem 400, or 409 for one that overlaps another */
    async create(wanted: Omit<NewDeal, '_id'>, by: Editor) {
      const whole = { ...defaultsOf(dealEntity), ...wanted };
      assertSense(whole);
      assertCountries(whole.countries);
      if (!(await affiliateExists(whole.affiliateId))) throw unknownAffiliate(whole.affiliateId);
      await assertCasinos(whole.affiliateId, whole.casinoIds);
      const deal = { ...whole, _id: await deals.nextId() };
      const created = await deals.insert(deal, (others) => assertAlone(deal, others), by);
      if (!created) throw unknownAffiliate(whole.affiliateId);
      return created;
    },

    /** @throws HttpProblem 400, 404, 409, or 412 when it changed since the caller read it */
    async update(id: number, changes: DealChanges, { by, ifMatch, repeatedId }: Edit) {
      assertSameId(id, repeatedId);
      if (Object.keys(changes).length === 0) throw badRequest('There is nothing to change.');
      const known = await read(id, ifMatch);
      assertCountries(changes.countries);
      // A casino that has left the affiliate may stay: a deal that loses its last one is for all of them.
      const added = changes.casinoIds?.filter((casinoId) => !known.casinoIds.includes(casinoId));
      await assertCasinos(known.affiliateId, added);
      const updated = await deals.update(
        known,
        (current, others) => {
          if (ifMatch !== undefined) requiredVersion(ifMatch, THIS_DEAL, current);
          const changed = { ...current, ...changes };
          assertSense(changed);
          assertAlone(changed, others);
          return changes;
        },
        by,
      );
      if (!updated) throw notFound(DEAL_NOT_FOUND);
      return updated;
    },

    /** @throws HttpProblem 404, or 412 when it changed since the caller read it */
    async remove(id: number, { by, ifMatch }: Edit) {
      const version = await versionFor(id, ifMatch);
      if (!(await deals.remove(id, version, by))) throw await changedMeanwhile(id);
    },
  };
}

export type DealsService = ReturnType<typeof createDealsService>;
