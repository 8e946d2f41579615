import { describe, expect, test } from '@jest/globals';
import { createOpenApiDocument } from './document.ts';

const { info, paths } = createOpenApiDocument();

const isParameter = (segment: string) => segment.startsWith('{');

/**
 * True where some address fits both templates and neither is narrower everywhere: linters call that
 * ambiguous. /a/mine beside /a/{id} is not, since OpenAPI has the one without parameters go first.
 */
function areAmbiguous(one: string, other: string): boolean {
  const segments = one.split('/');
  const others = other.split('/');
  if (segments.length !== others.length) return false;
  let narrower = false;
  let wider = false;
  for (const [at, segment] of segments.entries()) {
    const beside = others[at] ?? '';
    if (isParameter(segment) && !isParameter(beside)) wider = true;
    else if (!isParameter(segment) && isParameter(beside)) narrower = true;
    else if (!isParameter(segment) && segment !== beside) return false;
  }
  return narrower && wider;
}

/** Linter warnings. The introduction of the document gives the reason for each. */
describe('an oddity of the document is one of those that are explained:', () => {
  test('addresses that fit two templates are all about casinos by their slug, as specified', () => {
    const templates = Object.keys(paths);
    const ambiguous = templates.flatMap((one, at) =>
      templates
        .slice(at + 1)
        .filter((other) => areAmbiguous(one, other))
        .map((other) => [one, other].toSorted().join(' ')),
    );
    const ofOneCasino = '/api/casinos/slug/{slug} /api/casinos/{id}/';
    expect(ambiguous).not.toEqual([]);
    expect(ambiguous.filter((pair) => !pair.startsWith(ofOneCasino))).toEqual([]);
    expect(info.description).toContain('`/api/casinos/slug/{slug}` ambiguous');
  });

  test('calls without a 2xx are the two previews, which lead to the launcher', () => {
    const without = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(
          ([, operation]) =>
            !Object.keys(operation?.responses ?? {}).some((s) => s.startsWith('2')),
        )
        .map(([method, operation]) => [`${method} ${path}`, '302' in (operation?.responses ?? {})]),
    );
    expect(without).toEqual([
      ['get /api/game-import/game/{id}/preview', true],
      ['get /api/games/{id}/preview', true],
    ]);
    expect(info.description).toContain('redirect (302) to the signed launcher URL');
  });
});
