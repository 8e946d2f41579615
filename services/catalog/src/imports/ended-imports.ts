import type { Happening } from '@slots/contracts/webhook-events';
import type { ImportsRepository } from './imports.repository.ts';

/** The imports that ended from a moment on, as events for webhooks. */
export async function endedImportsSince(
  imports: Pick<ImportsRepository, 'endedSince'>,
  since: Date,
): Promise<Happening[]> {
  const found = await imports.endedSince(since);
  return found.map(({ _id, state, total, finishedAt, requestedBy }) => ({
    id: `import-${_id}`,
    at: (finishedAt ?? since).toISOString(),
    type: 'import.finished',
    kind: 'import',
    recordId: _id,
    name: `${total} ${total === 1 ? 'game' : 'games'}`,
    action: state,
    fields: [],
    by: requestedBy?.username ?? null,
  }));
}
