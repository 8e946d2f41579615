import { MOST_VIEWS, type ViewedList } from '@slots/contracts/identity/views';
import { isDuplicateKey } from '@slots/mongo/connection';
import type { Sequence } from '@slots/mongo/sequence';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type StoredView, type ViewsDocument, viewsModel } from './views.model.ts';

export type OwnView = StoredView & { readonly list: ViewedList };

export interface ViewsRepository {
  createIndexes(): Promise<void>;
  /** Of one list, or of all; each list's in the order in which they were saved. */
  list(userId: number, list?: ViewedList): Promise<OwnView[]>;
  /** 'name-taken' and 'too-many' are of that list alone. */
  insert(
    userId: number,
    list: ViewedList,
    view: Pick<StoredView, 'name' | 'query'>,
  ): Promise<OwnView | 'name-taken' | 'too-many'>;
  /** null: the person has none of this id. */
  update(
    userId: number,
    id: number,
    changes: Partial<Pick<StoredView, 'name' | 'query'>>,
  ): Promise<OwnView | null | 'name-taken'>;
  /** False: the person has none of this id. */
  remove(userId: number, id: number): Promise<boolean>;
  /** As a part of the person's deletion. */
  removeOfUser(userId: number, transaction: ClientSession): Promise<void>;
}

function ownViews({ list, views }: ViewsDocument): OwnView[] {
  return views.map(({ id, name, query, createdAt }) => ({ id, list, name, query, createdAt }));
}

/** Views in which no other than `id` has this name. */
const nameFree = (name: string, id?: number) => ({
  views: trusted({
    $not: { $elemMatch: { name, ...(id === undefined ? {} : { id: { $ne: id } }) } },
  }),
});

export function createViewsRepository(connection: Connection, sequence: Sequence): ViewsRepository {
  const documents = viewsModel(connection);

  async function ofList(userId: number, list: ViewedList): Promise<OwnView[]> {
    const found = await documents.findOne({ userId, list }).lean<ViewsDocument | null>();
    return found ? ownViews(found) : [];
  }

  return {
    async createIndexes() {
      await documents.createIndexes();
    },

    async list(userId, list) {
      if (list !== undefined) return ofList(userId, list);
      const found = await documents.find({ userId }).sort({ list: 1 }).lean<ViewsDocument[]>();
      return found.flatMap(ownViews);
    },

    async insert(userId, list, { name, query }) {
      const view = { id: await sequence.next('saved_views'), name, query, createdAt: new Date() };
      const full = `views.${MOST_VIEWS - 1}`;
      try {
        await documents.updateOne(
          { userId, list, [full]: trusted({ $exists: false }), ...nameFree(name) },
          { $push: { views: view } },
          { upsert: true },
        );
        return { ...view, list };
      } catch (error) {
        // The document is there and its views leave no room: another of them cannot be made.
        if (!isDuplicateKey(error)) throw error;
        const views = await ofList(userId, list);
        return views.some((other) => other.name === name) ? 'name-taken' : 'too-many';
      }
    },

    async update(userId, id, changes) {
      const fields = Object.entries(changes).map(([field, value]) => [
        `views.$[own].${field}`,
        value,
      ]);
      const changed = await documents
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
        .lean<ViewsDocument | null>();
      if (changed) return ownViews(changed).find((view) => view.id === id) ?? null;
      return (await documents.exists({ userId, 'views.id': id })) === null ? null : 'name-taken';
    },

    async remove(userId, id) {
      const { modifiedCount } = await documents.updateOne(
        { userId, 'views.id': id },
        { $pull: { views: { id } } },
      );
      return modifiedCount === 1;
    },

    async removeOfUser(userId, transaction) {
      await documents.deleteMany({ userId }, { session: transaction });
    },
  };
}
