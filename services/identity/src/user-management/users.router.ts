import {
  createUser,
  deleteUser,
  exportUsers,
  listUsers,
  updateUser,
} from '@slots/contracts/identity/users';
import { mapRows, okRoute, type Route, route } from '@slots/http-kit/route';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { toUser } from '../users/user.mapper.ts';
import type { UsersService } from './users.service.ts';

/** The users as super administrators keep them; each call asks whether the caller's session still lives. */
export function createUserRoutes({
  users,
  sessions,
}: {
  users: UsersService;
  sessions: Pick<SessionsService, 'userBehind'>;
}): Route[] {
  return [
    okRoute(listUsers, async ({ reader }) => {
      await sessions.userBehind(reader);
      return (await users.list()).map(toUser);
    }),
    route(exportUsers, async ({ reader, query }) => {
      await sessions.userBehind(reader);
      return { status: 200, rows: mapRows(users.stream(query.sort), toUser) };
    }),
    route(createUser, async ({ reader, body }) => {
      await sessions.userBehind(reader);
      return { status: 201, body: toUser(await users.create(reader, body)) };
    }),
    okRoute(updateUser, async ({ reader, params, body }) => {
      await sessions.userBehind(reader);
      return toUser(await users.update(reader, params.id, body));
    }),
    okRoute(deleteUser, async ({ reader, params }) => {
      await sessions.userBehind(reader);
      await users.remove(reader, params.id);
      return { message: 'User deleted successfully' };
    }),
  ];
}
