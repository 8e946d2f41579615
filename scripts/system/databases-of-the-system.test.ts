import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { COMMAND_RUNS, databasesOfTheSystem } from './databases-of-the-system.ts';

test('while a command has the databases of a folder no other gets them, or ends them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'command-'));
  try {
    const first = await databasesOfTheSystem(dataDir);
    const client = new MongoClient(first.mongodbUrl);
    try {
      await client.db('kept').collection('records').insertOne({ count: 1 });
      await expect(databasesOfTheSystem(dataDir)).rejects.toThrow(COMMAND_RUNS);
      expect(await client.db('kept').collection('records').countDocuments()).toBe(1);
    } finally {
      await client.close();
      await first.stop();
    }
    const next = await databasesOfTheSystem(dataDir);
    await next.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
