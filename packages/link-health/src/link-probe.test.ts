import { afterAll, describe, expect, test } from '@jest/globals';
import { serve } from '@slots/testing/serve';
import { createLinkProbe } from './link-probe.ts';

let inside = 0;

const secret = await serve((_request, response) => {
  inside += 1;
  response.end('inside');
});
const partner = await serve(({ method, url = '' }, response) => {
  const to = (status: number, location: string) =>
    response.writeHead(status, { Location: location }).end();
  if (url === '/moved') to(302, '/works');
  else if (url === '/loop') to(301, '/loop');
  else if (url === '/inside') to(302, `http://${secret.host}/`);
  else if (url.startsWith('/to?')) to(307, url.slice('/to?'.length));
  else if (url === '/file') to(302, 'file:///etc/passwd');
  else if (url === '/no-head' && method === 'HEAD') response.writeHead(405).end();
  else if (url === '/gone') response.writeHead(404).end();
  else if (url === '/no-programs') response.writeHead(403).end();
  else response.end('here');
});
afterAll(() => Promise.all([partner.stop(), secret.stop()]));

describe('following a link', () => {
  const links = createLinkProbe({ privateHosts: new Set([partner.host]) });
  const follow = (path: string) => links.probe(`http://${partner.host}${path}`);

  test.each([
    ['/works', 'ok', 'It works.'],
    ['/moved', 'ok', 'It works.'],
    ['/no-head', 'ok', 'It works.'],
    ['/gone', 'broken', 'It answers with 404.'],
    ['/no-programs', 'unknown', 'It answers programs with 403.'],
    ['/loop', 'broken', 'It redirects more than 5 times.'],
    ['/file', 'broken', 'It leads to file: addresses.'],
  ])('to %s is %s', async (path, state, detail) => {
    expect(await follow(path)).toEqual({ state, detail });
  });

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::a00:1]/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://LOCALHOST:80/',
    'http://192.0.0.192/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::ffff:7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[fd00:ec2::254]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[100:0:0:1::1]/',
    'http://[3fff::1]/',
    'http://203.0.113.1/',
    'https://[::1]/',
    'https://localhost/',
  ])(
    'to %s asks nobody, since its address is not public, nor does a redirect there',
    async (link) => {
      const refused = { state: 'broken', detail: 'It leads to an address that is not public.' };
      expect(await links.probe(link)).toEqual(refused);
      expect(await follow(`/to?${link}`)).toEqual(refused);
    },
  );

  test.each(['https://bank.example@evil.example/', 'http://:secret@127.0.0.1/'])(
    'to %s asks nobody, since it names somebody before its host, nor does a redirect there',
    async (link) => {
      const refused = { state: 'broken', detail: 'It has a user name before its host.' };
      expect(await links.probe(link)).toEqual(refused);
      expect(await follow(`/to?${link}`)).toEqual(refused);
    },
  );

  test('that redirects inside stops there', async () => {
    expect((await follow('/inside')).state).not.toBe('ok');
    const byPort = await links.probe(`http://${secret.host}/`);
    expect(byPort.state).toBe('unknown');
    expect(inside).toBe(0);
  });

  test('of an example asks nobody', async () => {
    expect(await links.probe('https://go.casino.example/x')).toEqual({
      state: 'unknown',
      detail: 'Its address is an example.',
    });
  });
});
