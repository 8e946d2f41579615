import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import { historyOf } from '@slots/mongo/entity';

export const PROMOTION_HISTORY = historyOf(promotionEntity, { name: ({ headline }) => headline });
