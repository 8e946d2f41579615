import {
  type AssignmentOutcome,
  assignCasino,
  assignManyCasinos,
  listCasinosOfAffiliate,
  releaseCasinos,
} from '@slots/contracts/casino/affiliate-casinos';
import type { AssignableCasino } from '@slots/contracts/casino/casinos';
import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import type { Editor } from '@slots/http-kit/entity-tag';
import { HttpProblem, notFound, unavailable } from '@slots/http-kit/http-problem.error';
import type { ManyRecords } from '@slots/http-kit/many';
import {
  type ServiceClient,
  ServiceRefused,
  ServiceUnavailable,
} from '@slots/service-client/service-client';

/** The assignments of casinos, which the casino service keeps. */
export interface CasinoAssignments {
  of(affiliateId: number): Promise<AssignableCasino[]>;
  /** @throws HttpProblem 404 for an unknown casino */
  assign(casinoId: number, affiliateId: number | null, by: Editor): Promise<AssignableCasino>;
  /** Each by itself: the outcomes tell of unknown ones. */
  assignMany(
    many: ManyRecords,
    affiliateId: number | null,
    by: Editor,
  ): Promise<AssignmentOutcome[]>;
  /** Safe to repeat. */
  release(affiliateId: number, by: Editor): Promise<void>;
}

/** For the service's translators: a casino service that is away is told as such. */
export function casinoServiceProblem(error: unknown): HttpProblem | undefined {
  if (!(error instanceof ServiceUnavailable)) return undefined;
  if (error.reason === 'timeout') {
    return new HttpProblem(504, 'Gateway Timeout', {
      detail: 'The casinos did not answer in time.',
      cause: error,
      headers: { 'Retry-After': '2' },
    });
  }
  return unavailable('The casinos cannot be reached at the moment.', error);
}

/** Asks the casino service. All calls throw ServiceUnavailable while it is away. */
export function createCasinoAssignments(casino: ServiceClient): CasinoAssignments {
  return {
    of: (affiliateId) => casino.call(listCasinosOfAffiliate, { params: { affiliateId } }),

    async assign(id, affiliateId, by) {
      try {
        return await casino.call(assignCasino, {
          params: { id },
          body: { affiliateId, by },
        });
      } catch (error) {
        if (error instanceof ServiceRefused && error.status === 404) {
          throw notFound(CASINO_NOT_FOUND);
        }
        throw error;
      }
    },

    async assignMany({ ids, versions }, affiliateId, by) {
      const body = {
        ids: [...ids],
        ...(versions && { versions: [...versions] }),
        affiliateId,
        by,
      };
      return (await casino.call(assignManyCasinos, { body })).results;
    },

    async release(affiliateId, by) {
      await casino.call(releaseCasinos, { params: { affiliateId }, body: { by } });
    },
  };
}
