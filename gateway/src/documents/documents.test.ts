import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSystem, type TestSystem } from '../testing/system.ts';

describe('the documentation', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${system.url}${path}`, { headers });

  test('is one document of all calls, for everybody', async () => {
    const answer = await get('/api/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      paths: {
        '/api/public/games': { get: { 'x-access': 'any' } },
        '/api/users': { post: { 'x-access': 'super' } },
        '/api/openapi.json': { get: {} },
      },
    });
  });

  test.each([
    ['/api/openapi.json', 'application/json'],
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/api/docs/start.js', 'text/javascript; charset=utf-8'],
    ['/api/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
    ['/api/docs/swagger-ui.css', 'text/css; charset=utf-8'],
  ])('%s has a strong tag, and asked with it says that nothing has changed', async (path, type) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe(type);
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `"other", ${tag}`, `W/${tag}`]) {
      const again = await get(path, { 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(await again.text()).toBe('');
    }
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('its page may load nothing but what is ours', async () => {
    const answer = await get('/api/docs');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(await answer.text()).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});
