import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  flag,
  httpUrl,
  list,
  mongoUrl,
  parseSettings,
  secret,
  secrets,
  serviceSettings,
  withSecretFiles,
} from './env.ts';

const complete = {
  PORT: '4001',
  SERVICE_SECRET: 'x'.repeat(32),
  MONGODB_URL: 'mongodb://a:27017,b:27017/?replicaSet=rs0',
  IDENTITY_URL: 'http://identity:4000/',
};

test('settings come parsed, with their defaults, and a URL without its last slash', () => {
  expect(parseSettings(serviceSettings, 'geo', { ...complete, LOG_LEVEL: '' })).toEqual({
    ...complete,
    SERVICE_SECRET: [complete.SERVICE_SECRET],
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: 4001,
    IDENTITY_URL: 'http://identity:4000',
  });
});

test('blanks around a value are dropped, as a secret made from a file has them', () => {
  const given = { ...complete, MONGODB_URL: `${complete.MONGODB_URL}\n`, LOG_LEVEL: ' ' };
  const { MONGODB_URL } = parseSettings(serviceSettings, 'geo', given);
  expect(MONGODB_URL).toBe(complete.MONGODB_URL);
});

test('each of several secrets is long enough, and a comma too many makes no empty one', () => {
  const next = 'y'.repeat(32);
  expect(secrets.parse(`,${next}, ${complete.SERVICE_SECRET}\n, ,`)).toEqual([
    next,
    complete.SERVICE_SECRET,
  ]);
  for (const wrong of [`x,${complete.SERVICE_SECRET}`, `${complete.SERVICE_SECRET},x`, ' , ']) {
    expect(secrets.safeParse(wrong).success).toBe(false);
  }
});

test('every wrong setting is named with what it must be, and no value is repeated', () => {
  const wrong = { ...complete, PORT: '70000', SERVICE_SECRET: 'hunter2', MONGODB_URL: 'sesame' };
  const parse = () => parseSettings(serviceSettings, 'geo', wrong);
  expect(parse).toThrow('geo cannot start, its settings are wrong');
  for (const name of ['PORT', 'SERVICE_SECRET.0: must be at least 32', 'MONGODB_URL: must start']) {
    expect(parse).toThrow(name);
  }
  expect(parse).not.toThrow(/hunter2|sesame|70000/);
});

test.each([
  [flag, 'yes'],
  [httpUrl, 'ftp://host'],
  [httpUrl, 'host:80'],
  [mongoUrl, 'http://host'],
  [secret, 'short'],
])('bad text %# is refused', (field, text) => {
  expect(() => parseSettings(z.object({ FIELD: field }), 'test', { FIELD: text })).toThrow('FIELD');
});

test('a list drops blanks', () => {
  expect(list.parse(' a, ,b,')).toEqual(['a', 'b']);
});

test('a secret may come as a file, an own value wins, and other settings that name files are left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'from the file');
  const source = {
    SERVICE_SECRET_FILE: file,
    CATALOGUE_TOKEN_FILE: file,
    CATALOGUE_TOKEN: 'own',
    IP_DATABASE_FILE: file,
  };
  try {
    expect(withSecretFiles('geo', source)).toEqual({ ...source, SERVICE_SECRET: 'from the file' });
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(() => withSecretFiles('geo', source)).toThrow('SERVICE_SECRET_FILE: names a file');
});
