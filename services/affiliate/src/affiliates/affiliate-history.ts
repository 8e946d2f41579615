import { historyOf } from '@slots/mongo/entity';
import { storedAffiliate } from './affiliate.model.ts';

export const AFFILIATE_HISTORY = historyOf(storedAffiliate, { name: ({ name }) => name });
