import { affiliateEntity } from '@slots/contracts/affiliate/affiliates';
import { historyOf } from '@slots/mongo/entity';

export const AFFILIATE_HISTORY = historyOf(affiliateEntity, { name: ({ name }) => name });
