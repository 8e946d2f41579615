import { type Drafted, draftedPlace } from '@slots/contracts/casino/drafted';
import { editOf, editorOf, tagged } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { toListed, toVersion, toWhole } from './drafted.mapper.ts';
import type { DraftedRecord } from './drafted.model.ts';
import type { PathFilter } from './drafted.repository.ts';
import type { DraftedService } from './drafted.service.ts';
import type { Fields } from './drafted-kind.ts';

/** The country that is asked for, as laws name it; null: any. */
const countryOf = (country: string | undefined) =>
  country === undefined || country === '' ? null : country.toUpperCase();

/** The calls of a drafted kind. */
export function createDraftedRoutes(definition: Drafted, service: DraftedService): Route[] {
  const { texts, subject } = definition;
  const subjectFields = Object.keys(subject.shape);

  const answer = (record: DraftedRecord) => ({
    status: 200 as const,
    body: definition.whole.parse(toWhole(record)),
    headers: tagged(record),
  });

  /** Those of the query that name a field of the subject. */
  function filterOf(query: Fields): PathFilter {
    return Object.fromEntries(
      subjectFields.flatMap((name) => {
        const value = query[name];
        return typeof value === 'string' || typeof value === 'number'
          ? [[`subject.${name}`, value]]
          : [];
      }),
    );
  }

  return [
    okRoute(definition.list, async ({ query }) => {
      const { state, search, page, limit } = draftedPlace.parse(query);
      const { found, total } = await service.list(
        filterOf(query),
        { state, search },
        { skip: (page - 1) * limit, limit },
      );
      return { data: found.map((record) => definition.listed.parse(toListed(record))), total };
    }),
    route(definition.create, async ({ body, reader }) => {
      const record = await service.create(body.subject, body.content, editorOf(reader));
      const { body: whole, headers } = answer(record);
      return {
        status: 201,
        body: whole,
        headers: { ...headers, Location: `/api/${definition.name}/${record._id}` },
      };
    }),
    route(definition.get, async ({ params }) => answer(await service.get(params.id))),
    route(definition.save, async ({ params, body, reader, headers }) => {
      return answer(await service.save(params.id, body.content, editOf(reader, headers)));
    }),
    route(definition.discard, async ({ params, reader, headers }) => {
      return answer(await service.discard(params.id, editOf(reader, headers)));
    }),
    route(definition.publish, async ({ params, body, reader, headers }) => {
      const at = body.at === undefined ? undefined : new Date(body.at);
      return answer(await service.publish(params.id, at, editOf(reader, headers)));
    }),
    route(definition.withdraw, async ({ params, reader, headers }) => {
      return answer(await service.withdraw(params.id, editOf(reader, headers)));
    }),
    route(definition.cancel, async ({ params, reader, headers }) => {
      return answer(await service.cancel(params.id, editOf(reader, headers)));
    }),
    okRoute(definition.versions, async ({ params }) =>
      (await service.versions(params.id)).map(toVersion),
    ),
    okRoute(definition.version, async ({ params }) => {
      const found = await service.version(params.id, params.number);
      return { ...toVersion(found), content: definition.content.parse(found.content) };
    }),
    route(definition.restore, async ({ params, reader, headers }) => {
      return answer(await service.restore(params.id, params.number, editOf(reader, headers)));
    }),
    okRoute(definition.preview, ({ params, query: { country, at } }) =>
      service.preview(params.id, {
        country: countryOf(country),
        at: at === undefined ? new Date() : new Date(at),
      }),
    ),
    okRoute(definition.remove, async ({ params, reader, headers }) => {
      await service.remove(params.id, editOf(reader, headers));
      return { message: texts.deleted };
    }),
  ];
}
