import type { ConversionEvent } from '@slots/contracts/affiliate/conversions';
import mongoose, { type Connection } from 'mongoose';

export interface NewConversion {
  readonly affiliateId: number;
  readonly event: ConversionEvent;
  readonly tx: string;
  readonly clickId: string | null;
  /** In hundredths. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly at: Date;
  /** 'postback', or the id of an import. */
  readonly source: string;
}

/** Provisional: earn-api has the one that stays. */
export function createConversionsRepository(connection: Connection) {
  const conversions = () => connection.collection<NewConversion>('conversions');
  return {
    async prepare() {
      await conversions().createIndex({ affiliateId: 1, event: 1, tx: 1 }, { unique: true });
      await conversions().createIndex({ source: 1 });
    },
    async recordConversions(
      batch: readonly NewConversion[],
    ): Promise<('taken' | 'duplicate')[]> {
      if (batch.length === 0) return [];
      const outcomes: ('taken' | 'duplicate')[] = batch.map(() => 'taken');
      try {
        await conversions().insertMany(
          batch.map((one) => ({ ...one })),
          { ordered: false },
        );
      } catch (error) {
        if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
        const faults = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
        for (const { index, code } of faults) {
          if (code !== 11_000) throw error;
          outcomes[index] = 'duplicate';
        }
      }
      return outcomes;
    },
    countFrom: (source: string): Promise<number> => conversions().countDocuments({ source }),
  };
}

export type ConversionsRepository = ReturnType<typeof createConversionsRepository>;
