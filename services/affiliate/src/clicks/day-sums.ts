import type { ClientSession, Model, mongo } from 'mongoose';

/** What is counted in the one record with these values. */
interface Raise {
  readonly values: object;
  readonly by: Readonly<Record<string, number>>;
  /** It is taken out again. */
  readonly isRemoval: boolean;
}

/** Raises of sums by all dimensions together, and of those by each alone. */
export type Raises = Readonly<Record<'days' | 'sums', readonly Raise[]>>;

/** Raises of the same record as one, which is a removal where all of them are. */
function added(raises: readonly Raise[]): Raise[] {
  const byText = new Map<string, Raise>();
  for (const { values, by, isRemoval } of raises) {
    const text = JSON.stringify(values);
    const known = byText.get(text);
    const sum = { ...known?.by };
    for (const [name, number] of Object.entries(by)) {
      sum[name] = (sum[name] ?? 0) + (isRemoval ? -number : number);
    }
    byText.set(text, { values, by: sum, isRemoval: isRemoval && (known?.isRemoval ?? true) });
  }
  return [...byText.values()];
}

async function raise<T>(
  model: Model<T>,
  raises: readonly Raise[],
  session: ClientSession,
): Promise<void> {
  const all = added(raises);
  await model.bulkWrite<mongo.Document>(
    // By a removal too: its record may have gone at zero with others in it that cancelled each other.
    all.map(({ values, by }) => ({
      updateOne: { filter: { ...values }, update: { $inc: by }, upsert: true },
    })),
    { session, ordered: false },
  );
  // Otherwise reports would list empty lines.
  const emptied = all.flatMap(({ values, by, isRemoval }) => {
    const zeros = Object.fromEntries(Object.keys(by).map((name) => [name, 0]));
    return isRemoval ? { deleteOne: { filter: { ...values, ...zeros } } } : [];
  });
  if (emptied.length > 0) await model.bulkWrite<mongo.Document>(emptied, { session });
}

/** Raises sums of days; records left with nothing by removals go. */
export async function raiseSums<Day, Sum>(
  { days, sums }: { readonly days: Model<Day>; readonly sums: Model<Sum> },
  raises: Raises,
  session: ClientSession,
): Promise<void> {
  await raise(days, raises.days, session);
  await raise(sums, raises.sums, session);
}
