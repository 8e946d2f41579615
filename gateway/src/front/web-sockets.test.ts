import { get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { startSystem, type TestSystem } from '../testing/system.ts';
import { startUpstream, type TestUpstream } from '../testing/upstream.ts';

describe('web sockets of development', () => {
  let system: TestSystem;
  let web: TestUpstream | undefined;
  afterEach(async () => {
    await system.stop();
    await web?.stop();
  });

  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: token=1\r\n\r\n`;

  test('reach the web app and pass both ways, without cookies', async () => {
    web = await startUpstream();
    let cookie: string | undefined = 'none yet';
    web.onUpgrade((request, socket) => {
      cookie = request.headers.cookie;
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      );
      socket.pipe(socket);
    });
    system = await startSystem({ WEB_SOCKETS: 'true', WEB_URL: web.url });
    const socket = connect(Number(new URL(system.url).port), '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.write(upgrade('/@vite'));
    await until(() => expect(received).toContain('101 Switching Protocols'));
    socket.write('ping');
    await until(() => expect(received).toMatch(/ping$/));
    expect(cookie).toBeUndefined();
    socket.destroy();
  });

  test('are ordinary requests when they are not turned on', async () => {
    system = await startSystem();
    const { port } = new URL(system.url);
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    const status = await new Promise((resolve, reject) => {
      get({ port, path: '/', headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
    expect(status).toBe(200);
  });
});
