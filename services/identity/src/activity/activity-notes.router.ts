import { noteActivity } from '@slots/contracts/activity';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { HistoryStore } from '@slots/mongo/history';

const ACTIONS = { export: 'exported', import: 'began' } as const;

/** The gateway's notes of exported files and imported records. */
export function createActivityNoteRoutes({
  history,
}: {
  history: Pick<HistoryStore, 'note'>;
}): Route[] {
  return [
    okRoute(noteActivity, async ({ body: { by, kind, name, query } }) => {
      await history.note({
        kind,
        // A file is no record: those of one person stand together.
        recordId: by.id,
        name,
        version: 0,
        at: new Date(),
        by,
        action: ACTIONS[kind],
        changes: query === '' ? [] : [{ field: 'filter', from: null, to: query }],
      });
      return { message: 'Noted' };
    }),
  ];
}
