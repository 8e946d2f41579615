import type { HistoryStore } from '@slots/mongo/history';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';

/** What repositories of records with a history write with. */
export interface Stores {
  readonly sequence: Sequence;
  readonly transact: Transact;
  readonly history: HistoryStore;
}
