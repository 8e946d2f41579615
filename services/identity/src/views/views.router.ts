import {
  createView,
  deleteView,
  listViews,
  MOST_VIEWS,
  type SavedView,
  updateView,
  VIEW_NOT_FOUND,
} from '@slots/contracts/identity/views';
import { badRequest, conflict, notFound } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { OwnView, ViewsRepository } from './views.repository.ts';

const TOO_MANY = `You can keep ${MOST_VIEWS} views of one list. Delete one to save another.`;

const nameTaken = () =>
  conflict(createView.messages[409], [{ path: 'name', message: createView.messages[409] }]);

function toWire({ id, list, name, query, createdAt }: OwnView): SavedView {
  return { id, list, name, query, createdAt: createdAt.toISOString() };
}

/** A person's own saved views; nobody sees or changes another's. */
export function createViewRoutes({
  views,
  sessions,
}: {
  views: ViewsRepository;
  sessions: Pick<SessionsService, 'userBehind'>;
}): Route[] {
  return [
    route(listViews, async ({ reader, query }) => {
      const { id } = await sessions.userBehind(reader);
      return {
        status: 200,
        body: (await views.list(id, query.list)).map(toWire),
        headers: { 'Cache-Control': 'no-store' },
      };
    }),
    route(createView, async ({ reader, body: { list, ...view } }) => {
      const { id } = await sessions.userBehind(reader);
      const saved = await views.insert(id, list, view);
      if (saved === 'name-taken') throw nameTaken();
      if (saved === 'too-many') throw conflict(TOO_MANY);
      return { status: 201, body: toWire(saved) };
    }),
    route(updateView, async ({ reader, params, body: { name, query } }) => {
      const { id } = await sessions.userBehind(reader);
      const changes = {
        ...(name === undefined ? {} : { name }),
        ...(query === undefined ? {} : { query }),
      };
      if (Object.keys(changes).length === 0) throw badRequest('There is nothing to change.');
      const changed = await views.update(id, params.id, changes);
      if (changed === null) throw notFound(VIEW_NOT_FOUND);
      if (changed === 'name-taken') throw nameTaken();
      return { status: 200, body: toWire(changed) };
    }),
    route(deleteView, async ({ reader, params }) => {
      const { id } = await sessions.userBehind(reader);
      if (!(await views.remove(id, params.id))) throw notFound(VIEW_NOT_FOUND);
      return { status: 200, body: { message: 'View deleted successfully' } };
    }),
  ];
}
