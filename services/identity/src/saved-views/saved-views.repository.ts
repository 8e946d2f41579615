import { MAX_SAVED_VIEWS, type ViewedList } from '@slots/contracts/identity/saved-views';
import type { Sequence } from '@slots/mongo/sequence';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { SavedViewRecord, SavedViewsRecord } from './saved-views.model.ts';

export type OwnSavedView = SavedViewRecord & { readonly list: ViewedList };

function ownViews({ list, views }: SavedViewsRecord): OwnSavedView[] {
  return views.map(({ id, name, query, createdAt }) => ({ id, list, name, query, createdAt }));
}

/** Views in which no other than `id` has this name. */
const nameFree = (name: string, id?: number) => ({
  views: trusted({
    $not: { $elemMatch: { name, ...(id === undefined ? {} : { id: { $ne: id } }) } },
  }),
});

export function createSavedViewsRepository({
  savedViews,
  sequence,
}: {
  savedViews: Model<SavedViewsRecord>;
  sequence: Pick<Sequence, 'next'>;
}) {
  async function ofList(userId: number, list: ViewedList): Promise<OwnSavedView[]> {
    const found = await savedViews.findOne({ userId, list }).lean<SavedViewsRecord | null>();
    return found ? ownViews(found) : [];
  }

  return {
    async createIndexes(): Promise<void> {
      await savedViews.createIndexes();
    },

    /** The views of one list, or of all; each list's in the order in which they were saved. */
    async list(userId: number, list?: ViewedList): Promise<OwnSavedView[]> {
      if (list !== undefined) return ofList(userId, list);
      const found = await savedViews.find({ userId }).sort({ list: 1 }).lean<SavedViewsRecord[]>();
      return found.flatMap(ownViews);
    },

    /** 'name-taken' and 'too-many' are of that list alone. */
    async insert(
      userId: number,
      list: ViewedList,
      { name, query }: Pick<SavedViewRecord, 'name' | 'query'>,
    ): Promise<OwnSavedView | 'name-taken' | 'too-many'> {
      const view = { id: await sequence.next('saved_views'), name, query, createdAt: new Date() };
      // By its key alone: only then does MongoDB let the second of two that make it at once find it.
      await savedViews.updateOne(
        { userId, list },
        { $setOnInsert: { views: [] } },
        { upsert: true },
      );
      const { matchedCount } = await savedViews.updateOne(
        {
          userId,
          list,
          [`views.${MAX_SAVED_VIEWS - 1}`]: trusted({ $exists: false }),
          ...nameFree(name),
        },
        { $push: { views: view } },
      );
      if (matchedCount === 1) return { ...view, list };
      const views = await ofList(userId, list);
      return views.some((other) => other.name === name) ? 'name-taken' : 'too-many';
    },

    /** null: the person has none of this id. */
    async update(
      userId: number,
      id: number,
      changes: Partial<Pick<SavedViewRecord, 'name' | 'query'>>,
    ): Promise<OwnSavedView | null | 'name-taken'> {
      const fields = Object.entries(changes).map(([field, value]) => [
        `views.$[own].${field}`,
        value,
      ]);
      const changed = await savedViews
        .findOneAndUpdate(
          {
            userId,
            $and: [
              { 'views.id': id },
              ...(changes.name === undefined ? [] : [nameFree(changes.name, id)]),
            ],
          },
          { $set: Object.fromEntries(fields) },
          { returnDocument: 'after', arrayFilters: [{ 'own.id': id }] },
        )
        .lean<SavedViewsRecord | null>();
      if (changed) return ownViews(changed).find((view) => view.id === id) ?? null;
      return (await savedViews.exists({ userId, 'views.id': id })) === null ? null : 'name-taken';
    },

    /** False: the person has none of this id. */
    async remove(userId: number, id: number): Promise<boolean> {
      const { modifiedCount } = await savedViews.updateOne(
        { userId, 'views.id': id },
        { $pull: { views: { id } } },
      );
      return modifiedCount === 1;
    },

    /** As a part of the person's deletion. */
    async removeOfUser(userId: number, transaction: ClientSession): Promise<void> {
      await savedViews.deleteMany({ userId }, { session: transaction });
    },
  };
}

export type SavedViewsRepository = ReturnType<typeof createSavedViewsRepository>;
