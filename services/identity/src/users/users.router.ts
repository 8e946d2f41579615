import {
  createUser,
  deleteUser,
  exportUsers,
  listUsers,
  updateUser,
  user,
  userEntity,
} from '@slots/contracts/identity/users';
import { type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { User } from './stored-user.ts';
import type { UsersService } from './users.service.ts';

/** A user as the calls answer one: without dates and what only this service knows. */
export const toWire = (record: User) => user.parse(staffAnswer(userEntity, record));

async function* csvRows(users: AsyncIterable<User>) {
  for await (const record of users) yield toWire(record);
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
      return { status: 200, rows: csvRows(users.inOrder(query.sort)) };
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
