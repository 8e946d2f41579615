import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { placeOf } from '@slots/contracts/activity';
import { createLogger } from '@slots/logger/logger';
import { freshDatabase } from '@slots/testing/databases';
import { type Model, Schema } from 'mongoose';
import { type Mongo, openMongo } from './connection.ts';
import { createHistoryStore, type HistoryStore } from './history.ts';
import { createRecordedWrites, type RecordedWrites } from './recorded-writes.ts';
import { createTransact, type Transact } from './transaction.ts';

interface Boat {
  readonly _id: number;
  readonly name: string;
  readonly key: string | null;
  readonly version: number;
}

const DAY = 86_400;
const by = { id: 3, username: 'ada' };
const { mongodbUrl, database } = freshDatabase();
const opened: Mongo[] = [];

let history: HistoryStore;
let boats: Model<Boat>;
let writes: RecordedWrites<Boat>;
let transact: Transact;

async function open() {
  const logger = createLogger({ name: 'test', level: 'silent' });
  const mongo = openMongo(
    { url: mongodbUrl, database },
    { logger, prepare: async () => undefined },
  );
  opened.push(mongo);
  await mongo.prepared;
  return mongo.connection;
}

beforeAll(async () => {
  const connection = await open();
  const schema = new Schema<Boat>(
    { _id: Number, name: String, key: String, version: { type: Number, default: 1 } },
    { versionKey: false },
  );
  boats = connection.model<Boat>('Boat', schema, 'boats');
  history = createHistoryStore(connection, { days: 730 });
  await history.createIndexes();
  transact = createTransact(connection);
  writes = createRecordedWrites({
    model: boats,
    history,
    recorded: {
      kind: 'boat',
      name: ({ name }) => name,
      fields: ({ name }) => ({ name }),
      secrets: ({ key }) => ({ key }),
    },
  });
});
afterAll(async () => {
  for (const mongo of opened) await mongo.close();
});

const historyOf = (id: number) =>
  history.page({ kind: 'boat', id, exists: async () => false, missing: 'No boat' }, {});

const rename = (id: number, name: string) =>
  transact(`boat:${id}`, (session) =>
    writes.update({ _id: id }, { $set: { name }, $inc: { version: 1 } }, by, session),
  );

test('a record that nobody ever knew has no history: 404', async () => {
  await expect(historyOf(99)).rejects.toMatchObject({ status: 404, message: 'No boat' });
});

test('change and history come together or not at all', async () => {
  await transact('boat:1', (session) => writes.insert({ _id: 1, name: 'Ida' }, by, session));
  const broken = transact('boat:1', async (session) => {
    await writes.update({ _id: 1 }, { $set: { name: 'Eva' }, $inc: { version: 1 } }, by, session);
    throw new Error('the process ends here');
  });
  await expect(broken).rejects.toThrow('the process ends here');
  expect(await boats.findById(1).lean()).toMatchObject({ name: 'Ida' });
  expect((await historyOf(1)).total).toBe(1);
});

test('of a secret only that it changed is kept', async () => {
  await transact('boat:2', (session) =>
    writes.insert({ _id: 2, name: 'Una', key: 'abc' }, by, session),
  );
  await transact('boat:2', (session) =>
    writes.update({ _id: 2 }, { $set: { key: 'xyz' }, $inc: { version: 1 } }, by, session),
  );
  const { data } = await historyOf(2);
  expect(data[0]?.changes).toEqual([{ field: 'key', from: null, to: null }]);
  expect(JSON.stringify(data)).not.toMatch(/abc|xyz/);
});

test('what was deleted keeps its last name', async () => {
  await transact('boat:5', (session) => writes.insert({ _id: 5, name: 'Oda' }, by, session));
  await rename(5, 'Odette');
  expect(await history.deleted('boat')).toEqual([]);
  await transact('boat:5', (session) => writes.remove({ _id: 5 }, by, session));
  expect(await history.deleted('boat')).toEqual([{ id: 5, name: 'Odette (deleted)' }]);
  expect(await history.deleted('ship')).toEqual([]);
});

test('what happened to all records is listed newest first, page by page, without a repeat', async () => {
  await transact('boat:9', async (session) => {
    const at = new Date('2026-03-01T12:00:00.000Z');
    const steps = Array.from({ length: 5 }, (_, index) => ({
      kind: 'boat',
      recordId: 90,
      name: `Step ${index}`,
      version: index,
      // Two moments only, so that most steps are told apart by their id.
      at: new Date(at.getTime() + Math.floor(index / 3)),
      by: { id: 7, username: 'kim' },
      action: 'updated',
      changes: [],
    }));
    await history.add(steps, session);
  });
  const pages = [];
  let before: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const found = await history.activity({ person: 7, limit: 2, before });
    pages.push(found.map(({ name }) => name));
    const last = found.at(-1);
    before = last && placeOf(last);
  }
  expect(pages).toEqual([['Step 4', 'Step 3'], ['Step 2', 'Step 1'], ['Step 0']]);
  const day = { from: '2026-03-01', to: '2026-03-01' };
  expect(await history.activity({ record: 90, ...day })).toHaveLength(5);
  expect(await history.activity({ record: 90, from: '2026-03-02' })).toEqual([]);
  expect(await history.activity({ record: 90, to: '2026-02-28' })).toEqual([]);
});

test('a hundred writers at once, in two processes, leave a history without gaps', async () => {
  const other = await open();
  const otherModel = other.model<Boat>('Boat', boats.schema, 'boats');
  const recorded = {
    kind: 'boat',
    name: ({ name }: Boat) => name,
    fields: ({ name }: Boat) => ({ name }),
  };
  const otherWrites = createRecordedWrites({
    model: otherModel,
    history: createHistoryStore(other, { days: 730 }),
    recorded,
  });
  const otherTransact = createTransact(other);
  await transact('boat:3', (session) => writes.insert({ _id: 3, name: '0' }, by, session));
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 2 === 0
        ? rename(3, `name ${at}`)
        : otherTransact('boat:3', (session) =>
            otherWrites.update(
              { _id: 3 },
              { $set: { name: `name ${at}` }, $inc: { version: 1 } },
              by,
              session,
            ),
          ),
    ),
  );
  const { total } = await historyOf(3);
  expect(total).toBe(101);
  const { data } = await history.page(
    { kind: 'boat', id: 3, exists: async () => true, missing: '' },
    { limit: 100 },
  );
  const names = data.map(({ changes }) => changes[0]);
  expect(names.slice(0, -1).map((change) => change?.from)).toEqual(
    names.slice(1).map((change) => change?.to),
  );
}, 60_000);

test('steps since a moment come page by page and each once, those of one millisecond too', async () => {
  const since = new Date();
  const milliseconds = [-1, 0, 0, 0, 1, 1];
  for (const [version, later] of milliseconds.entries()) {
    const at = new Date(since.getTime() + later);
    await history.note({ kind: 'buoy', recordId: 1, version, at, by, action: 'set', changes: [] });
  }
  async function versionsFrom(after?: string): Promise<number[]> {
    const { steps, next } = await history.since({ kinds: ['buoy'], since, after, limit: 2 });
    const versions = steps.map(({ version }) => version);
    return next === null ? versions : [...versions, ...(await versionsFrom(next))];
  }
  expect(await versionsFrom()).toEqual([1, 2, 3, 4, 5]);
});

test('how long history is kept follows the setting, also when it is changed later', async () => {
  const connection = await open();
  const days = async () => {
    const indexes = await connection.collection('history').indexes();
    return indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  };
  expect(await days()).toMatchObject({ key: { at: 1 }, expireAfterSeconds: 730 * DAY });
  await createHistoryStore(connection, { days: 30 }).createIndexes();
  expect(await days()).toMatchObject({ key: { at: 1 }, expireAfterSeconds: 30 * DAY });
});
