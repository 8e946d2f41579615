import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import { historyOf } from '@slots/mongo/entity';

export const CASINO_HISTORY = historyOf(casinoEntity, {
  name: ({ name }) => name,
  action([change, ...others]) {
    if (change?.field !== 'published' || others.length > 0) return undefined;
    return change.to === 'true' ? 'published' : 'unpublished';
  },
});
