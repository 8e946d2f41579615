import { historyOf } from '@slots/mongo/entity';
import { storedUser } from './stored-user.ts';

export const USER_HISTORY = historyOf(storedUser, { name: ({ username }) => username });
