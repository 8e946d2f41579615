import { user, userEntity } from '@slots/contracts/identity/users';
import { staffAnswer } from '@slots/mongo/entity';
import type { User } from './stored-user.ts';

/** A user as the calls answer one: without dates and what only this service knows. */
export const toUser = (record: User) => user.parse(staffAnswer(userEntity, record));
