import {
  createUser,
  deleteUser,
  exportUsers,
  listUsers,
  type User as UserOnWire,
  updateUser,
} from '@slots/contracts/identity/users';
import { type Route, route } from '@slots/http-kit/route';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { User } from './users.repository.ts';
import type { UsersService } from './users.service.ts';

/** Everything but the hash of the password. */
const toWire = ({ id, username, role }: User): UserOnWire => ({ id, username, role });

async function* fileOf(users: AsyncIterable<User>) {
  for await (const user of users) yield toWire(user);
}

/** The users as super administrators keep them; each call asks whether the caller's session still lives. */
export function createUserRoutes({
  users,
  sessions,
}: {
  users: UsersService;
  sessions: Pick<SessionsService, 'userBehind'>;
}): Route[] {
  return [
    route(listUsers, async ({ reader }) => {
      await sessions.userBehind(reader);
      return {
        status: 200,
        body: (await users.list()).map(toWire),
        headers: { 'Cache-Control': 'no-store' },
      };
    }),
    route(exportUsers, async ({ reader, query }) => {
      await sessions.userBehind(reader);
      return { status: 200, rows: fileOf(users.filed(query.sort)) };
    }),
    route(createUser, async ({ reader, body }) => {
      await sessions.userBehind(reader);
      return { status: 201, body: toWire(await users.create(reader, body)) };
    }),
    route(updateUser, async ({ reader, params, body }) => {
      await sessions.userBehind(reader);
      return { status: 200, body: toWire(await users.update(reader, params.id, body)) };
    }),
    route(deleteUser, async ({ reader, params }) => {
      await sessions.userBehind(reader);
      await users.remove(reader, params.id);
      return { status: 200, body: { message: 'User deleted successfully' } };
    }),
  ];
}
