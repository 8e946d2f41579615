import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  MAX_SAVED_VIEWS,
  SAVED_VIEW_NOT_FOUND,
  type SavedView,
  updateSavedView,
} from '@slots/contracts/identity/saved-views';
import { badRequest, conflict, notFound } from '@slots/http-kit/http-problem.error';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { OwnSavedView, SavedViewsRepository } from './saved-views.repository.ts';

const TOO_MANY = `You can keep ${MAX_SAVED_VIEWS} views of one list. Delete one to save another.`;

const nameTaken = () =>
  conflict(createSavedView.messages[409], [
    { path: 'name', message: createSavedView.messages[409] },
  ]);

function toWire({ id, list, name, query, createdAt }: OwnSavedView): SavedView {
  return { id, list, name, query, createdAt: createdAt.toISOString() };
}

/** A person's own saved views; those of others can be neither seen nor changed. */
export function createSavedViewRoutes({
  savedViews,
  sessions,
}: {
  savedViews: SavedViewsRepository;
  sessions: Pick<SessionsService, 'userBehind'>;
}): Route[] {
  return [
    okRoute(listSavedViews, async ({ reader, query }) => {
      const { _id } = await sessions.userBehind(reader);
      return (await savedViews.list(_id, query.list)).map(toWire);
    }),
    route(createSavedView, async ({ reader, body: { list, ...view } }) => {
      const { _id } = await sessions.userBehind(reader);
      const saved = await savedViews.insert(_id, list, view);
      if (saved === 'name-taken') throw nameTaken();
      if (saved === 'too-many') throw conflict(TOO_MANY);
      return { status: 201, body: toWire(saved) };
    }),
    okRoute(updateSavedView, async ({ reader, params, body: { name, query } }) => {
      const { _id } = await sessions.userBehind(reader);
      const changes = {
        ...(name === undefined ? {} : { name }),
        ...(query === undefined ? {} : { query }),
      };
      if (Object.keys(changes).length === 0) throw badRequest('There is nothing to change.');
      const changed = await savedViews.update(_id, params.id, changes);
      if (changed === null) throw notFound(SAVED_VIEW_NOT_FOUND);
      if (changed === 'name-taken') throw nameTaken();
      return toWire(changed);
    }),
    okRoute(deleteSavedView, async ({ reader, params }) => {
      const { _id } = await sessions.userBehind(reader);
      if (!(await savedViews.remove(_id, params.id))) throw notFound(SAVED_VIEW_NOT_FOUND);
      return { message: 'View deleted successfully' };
    }),
  ];
}
