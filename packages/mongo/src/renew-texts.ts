import type { Model } from 'mongoose';

/**
 * Puts what `renewed` gives in the place of stored texts, such as credentials once their secret has changed; undefined
 * leaves one as it is. It is no user's change: no version, no history.
 */
export async function renewTexts<T>(
  model: Model<T>,
  field: string,
  renewed: (stored: string, id: number) => string | undefined,
): Promise<void> {
  const records = model.db.collection<{ readonly _id: number }>(model.collection.name);
  const found = records.aggregate<{ _id: number; text: string }>([
    { $match: { [field]: { $type: 'string' } } },
    { $project: { text: `$${field}` } },
  ]);
  for await (const { _id, text } of found) {
    const next = renewed(text, _id);
    if (next === undefined) continue;
    await records.updateOne({ _id, [field]: text }, { $set: { [field]: next } });
  }
}
