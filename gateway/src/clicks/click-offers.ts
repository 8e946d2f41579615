import { listSubIdParameters } from '@slots/contracts/affiliate/clicks';
import {
  type ClickOffer,
  type clickCasino,
  listClickOffers,
} from '@slots/contracts/casino/click-offers';
import type { PublicOwner } from '@slots/contracts/contract';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';
import type { z } from 'zod';
import type { Changes } from '../changes/changes.ts';
import { AWAY } from '../problems/gateway-problems.ts';
import { createLastKnown } from './last-known.ts';

/** A promotion of a published casino, with what a click on it needs to know. */
export interface Offer {
  readonly promotion: ClickOffer;
  readonly casino: z.output<typeof clickCasino>;
  /** The parameter of its links that takes the id of a click. */
  readonly subIdParameter: string | undefined;
}

/**
 * The offers of published casinos in memory, so that a click leads on while their owners are away.
 * @param options.changes without it the owners are asked only when an offer is wanted, at most once a second
 */
export function createClickOffers(options: {
  readonly casino: ServiceClient;
  readonly affiliate: ServiceClient;
  readonly changes: Changes | undefined;
  readonly logger: Logger;
}) {
  const { casino, affiliate, changes, logger } = options;
  const isInSync = changes?.isInSync ?? (() => false);
  const offers = createLastKnown({
    what: 'offers',
    async load() {
      const { casinos, promotions } = await casino.call(listClickOffers, {});
      const byId = new Map(casinos.map((one) => [one.id, one]));
      return new Map(
        promotions.flatMap((promotion) => {
          const of = byId.get(promotion.casinoId);
          return of ? [[promotion.id, { promotion, casino: of }] as const] : [];
        }),
      );
    },
    isInSync,
    logger,
  });
  const parameters = createLastKnown({
    what: 'parameters for the ids of clicks',
    async load() {
      const found = await affiliate.call(listSubIdParameters, {});
      return new Map(found.map(({ affiliateId, parameter }) => [affiliateId, parameter]));
    },
    isInSync,
    logger,
  });

  function changed(owner: PublicOwner): void {
    if (owner === 'casino') offers.changed();
    else if (owner === 'affiliate') parameters.changed();
  }

  changes?.listen({
    changed: ({ owner }) => changed(owner),
    missed() {
      changed('casino');
      changed('affiliate');
    },
  });

  return {
    /** undefined: there is none such. @throws HttpProblem 503 when casino has reported none within the last hour */
    async find(promotionId: number): Promise<Offer | undefined> {
      const [known, names] = await Promise.all([offers.get(), parameters.get()]);
      if (!known) throw AWAY;
      const found = known.get(promotionId);
      if (!found) return undefined;
      const { affiliateId } = found.casino;
      const subIdParameter = affiliateId === null ? undefined : names?.get(affiliateId);
      return { ...found, subIdParameter };
    },
  };
}

export type ClickOffers = ReturnType<typeof createClickOffers>;
