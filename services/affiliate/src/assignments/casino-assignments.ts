import type { BulkRecords } from '@slots/contracts/bulk';
import {
  type AssignmentOutcome,
  assignCasino,
  bulkAssignCasinos,
  listCasinosOfAffiliate,
  releaseCasinos,
} from '@slots/contracts/casino/affiliate-casinos';
import type { AssignableCasino } from '@slots/contracts/casino/casinos';
import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import type { Editor } from '@slots/http-kit/entity-tag';
import { HttpProblem, notFound, unavailable } from '@slots/http-kit/http-problem.error';
import {
  type ServiceClient,
  ServiceRefused,
  ServiceUnavailable,
} from '@slots/service-client/service-client';

/** For the service's translators: reports an unavailable casino service as such. */
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
export function createCasinoAssignments(casino: ServiceClient) {
  return {
    of: (affiliateId: number): Promise<AssignableCasino[]> =>
      casino.call(listCasinosOfAffiliate, { params: { affiliateId } }),

    /** @throws HttpProblem 404 for an unknown casino */
    async assign(id: number, affiliateId: number | null, by: Editor): Promise<AssignableCasino> {
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

    /** Each independently: the outcomes report unknown ones. */
    async bulkAssign(
      { ids, versions }: BulkRecords,
      affiliateId: number | null,
      by: Editor,
    ): Promise<AssignmentOutcome[]> {
      const body = {
        ids: [...ids],
        ...(versions && { versions: [...versions] }),
        affiliateId,
        by,
      };
      return (await casino.call(bulkAssignCasinos, { body })).results;
    },

    /** Safe to repeat. */
    async release(affiliateId: number, by: Editor): Promise<void> {
      await casino.call(releaseCasinos, { params: { affiliateId }, body: { by } });
    },
  };
}

export type CasinoAssignments = ReturnType<typeof createCasinoAssignments>;
