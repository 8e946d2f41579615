import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildOverlay, danglingReferences, findKustomize, schemaProblems } from './manifests.ts';

const MINUTES = 60_000;
const kustomize = await findKustomize();

/** KEDA brings its own kinds, which the schemas of Kubernetes do not know. */
function withoutKeda(text: string): string {
  return text
    .split(/^---$/m)
    .filter((one) => !one.includes('apiVersion: keda.sh/'))
    .join('---');
}

if (kustomize) {
  describe.each(['dev', 'production'])('the overlay %s', (overlay) => {
    test(
      'fits the schemas of Kubernetes',
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
        try {
          const file = join(folder, 'all.yaml');
          writeFileSync(file, withoutKeda(await buildOverlay(kustomize, overlay)));
          expect(await schemaProblems(file)).toBe('');
        } finally {
          rmSync(folder, { recursive: true });
        }
      },
      5 * MINUTES,
    );

    test('refers to nothing that is not there', async () => {
      expect(danglingReferences(await buildOverlay(kustomize, overlay))).toEqual([]);
    });
  });

  test.each([
    ['key: PUBLIC_ORIGIN', 'key: PUBLIC_ORIGEN', 'settings.PUBLIC_ORIGEN, which is not there'],
    ['name: WEB_URL', 'name: WEB_ADDRESS', 'takes no setting WEB_ADDRESS'],
    ['targetPort: metrics', 'targetPort: metric', 'no container has the port metric'],
    ['serviceAccountName: geo', 'serviceAccountName: gio', 'no ServiceAccount gio'],
  ])('a manifest with %p for %p is noticed', async (right, wrong, problem) => {
    const text = (await buildOverlay(kustomize, 'production')).replaceAll(right, wrong);
    expect(danglingReferences(text).join('\n')).toContain(problem);
  });
} else {
  test('the manifests are NOT checked here: kubectl, kustomize or Go is needed', () => {
    process.stderr.write('k8s/ was not checked: kubectl, kustomize or Go is needed\n');
    expect(kustomize).toBeUndefined();
  });
}
