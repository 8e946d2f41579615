import type { NewConversion } from './conversion.model.ts';
import type { ConversionOutcome, ConversionsRepository } from './conversions.repository.ts';

const MAX_BATCH_SIZE = 500;

interface Waiting {
  readonly conversion: NewConversion;
  readonly resolve: (outcome: ConversionOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Records single conversions. Those that come while others are being written wait and are written together, so
 * that a burst takes a few transactions. A promise resolves when its conversion is stored.
 */
export function createConversionBatches({
  recordConversions,
}: Pick<ConversionsRepository, 'recordConversions'>) {
  const waiting: Waiting[] = [];
  let isWriting = false;

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await recordConversions(batch.map(({ conversion }) => conversion));
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] ?? 'duplicate');
    } catch (error) {
      // Those queued behind them would wait as long and fail as well.
      for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await write(waiting.splice(0, MAX_BATCH_SIZE));
    isWriting = false;
  }

  return {
    record: (conversion: NewConversion): Promise<ConversionOutcome> =>
      new Promise((resolve, reject) => {
        waiting.push({ conversion, resolve, reject });
        if (!isWriting) void writeAll();
      }),
  };
}

export type ConversionBatches = ReturnType<typeof createConversionBatches>;
