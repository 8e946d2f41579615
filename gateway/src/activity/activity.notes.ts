import { noteActivity } from '@slots/contracts/activity';
import { editorOf } from '@slots/http-kit/entity-tag';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';
import { staffOf, type TokenClaims } from '@slots/tokens/claims';
import type { NotedCall } from '../routing/route-table.ts';

const TIMEOUT_MS = 5_000;
const MAX_QUERY_LENGTH = 2_000;

/** Has identity note exports and imports: the one place that all of them pass is the gateway. */
export function createActivityNotes(identity: ServiceClient, logger: Logger) {
  return {
    /** Notes that a user exported or imported data. It is not awaited and must not fail. */
    note(claims: TokenClaims, { kind, name }: NotedCall, search: string): void {
      const by = editorOf(staffOf(claims));
      const query = search.slice(1, MAX_QUERY_LENGTH);
      identity
        .call(noteActivity, { body: { by, kind, name, query }, timeoutMs: TIMEOUT_MS })
        .catch((error: unknown) =>
          logger.warn({ err: error, by, kind, name }, 'not in the activity'),
        );
    },
  };
}

export type ActivityNotes = ReturnType<typeof createActivityNotes>;
