import type { ReferenceCall, ReferenceList } from '@slots/contracts/casino/reference-list';
import { assertSameId, type Editor, editorOf } from '@slots/http-kit/entity-tag';
import { badRequest, conflict, notFound } from '@slots/http-kit/http-problem.error';
import { mapRows, okRoute, type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { ClientSession } from 'mongoose';
import type { ReferenceRepository } from './reference.repository.ts';

/**
 * The calls of a reference list.
 * @param isUsed whether a casino refers to the entry, asked in the transaction that deletes it
 */
export function createReferenceRoutes(
  list: ReferenceList,
  {
    entries,
    isUsed,
  }: {
    entries: Omit<ReferenceRepository, 'insertMissing'>;
    isUsed: (id: number, session: ClientSession) => Promise<boolean>;
  },
): Route[] {
  const { texts } = list;
  type Entry = Awaited<ReturnType<ReferenceRepository['list']>>[number];
  const answer = (entry: Entry) => list.shape.parse(staffAnswer(list.entity, entry));

  function unlessTaken(entry: Entry | 'code-taken'): Entry {
    if (entry !== 'code-taken') return entry;
    throw conflict(texts.taken, [{ path: 'code', message: 'is taken' }]);
  }

  /** An optional text that is sent empty stays as it is, as one that is left out does. */
  async function change(
    id: number,
    { id: repeated, ...body }: Record<string, unknown>,
    by: Editor,
  ) {
    assertSameId(id, repeated);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    if (Object.keys(given).length === 0) throw badRequest('There is nothing to change.');
    const updated = await entries.update(id, given, by);
    if (updated === null) throw notFound(texts.missing);
    return answer(unlessTaken(updated));
  }

  const routes: Record<ReferenceCall, Route> = {
    export: route(list.export, ({ query }) => ({
      status: 200,
      rows: mapRows(entries.cursor(query.sort), answer),
    })),
    create: route(list.create, async ({ body, reader }) => ({
      status: 201,
      body: answer(unlessTaken(await entries.insert(body, editorOf(reader)))),
    })),
    update: okRoute(list.update, ({ params, body, reader }) =>
      change(params.id, body, editorOf(reader)),
    ),
    replace: okRoute(list.replace, ({ params, body, reader }) =>
      change(params.id, body, editorOf(reader)),
    ),
    remove: okRoute(list.remove, async ({ params, reader }) => {
      const used = (session: ClientSession) => isUsed(params.id, session);
      const outcome = await entries.remove(params.id, editorOf(reader), used);
      if (outcome === 'used') throw conflict(texts.inUse);
      if (outcome === 'missing') throw notFound(texts.missing);
      return { message: texts.deleted };
    }),
  };
  return [
    okRoute(list.list, async () => (await entries.list()).map(answer)),
    ...list.calls.map((call) => routes[call]),
  ];
}
