import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sirv from 'sirv';
import { guardPipedFile } from './piped-file.ts';

const server = createServer();
const errors: Error[] = [];
let folder: string;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piped-file-'));
  for (const name of ['one.txt', 'two.txt']) writeFileSync(join(folder, name), name);
  const serve = sirv(folder, { dev: false });
  server.on('request', (request, response) => {
    const unguard = guardPipedFile(response, (error) => errors.push(error));
    serve(request, response, () => {
      unguard();
      response.end('no file');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a file that cannot be read ends its own answer, not the process', async () => {
  rmSync(join(folder, 'one.txt'));
  await expect(fetch(`${url}/one.txt`).then((answer) => answer.text())).rejects.toThrow(
    /fetch failed|terminated/,
  );
  expect(errors).toMatchObject([{ code: 'ENOENT' }]);
  expect(await (await fetch(`${url}/two.txt`)).text()).toBe('two.txt');
  expect(await (await fetch(`${url}/none.txt`)).text()).toBe('no file');
});
