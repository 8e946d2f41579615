import { historyOf } from '@slots/mongo/entity';
import { storedAffiliate } from './stored-affiliate.ts';

export const AFFILIATE_HISTORY = historyOf(storedAffiliate, { name: ({ name }) => name });
