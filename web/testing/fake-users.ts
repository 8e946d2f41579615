import {
  createUser,
  deleteUser,
  listUsers,
  USER_NOT_FOUND,
  type User,
  updateUser,
} from '@slots/contracts/identity/users';
import type { FakeGateway } from './fake-gateway.ts';

/** The members of staff in tests: plain data that a test sets and looks at. */
export interface FakeUsers {
  users: User[];
}

/** Gives a gateway the calls on users. */
export function usersOn(gateway: FakeGateway): FakeUsers {
  const fake: FakeUsers = { users: [] };
  const missing = { refuse: 404, message: USER_NOT_FOUND } as const;

  gateway.on(listUsers, () => ({ status: 200, body: fake.users }));
  gateway.on(createUser, ({ body: { username, role } }) => {
    const user = { id: fake.users.length + 1, username, role };
    fake.users = [...fake.users, user];
    return { status: 201, body: user };
  });
  gateway.on(updateUser, ({ params, body: { username, role } }) => {
    const user = fake.users.find(({ id }) => id === params.id);
    if (!user) return missing;
    if (username !== undefined) user.username = username;
    if (role !== undefined) user.role = role;
    return { status: 200, body: user };
  });
  gateway.on(deleteUser, ({ params }) => {
    fake.users = fake.users.filter(({ id }) => id !== params.id);
    return { status: 200, body: { message: 'User deleted' } };
  });
  return fake;
}
