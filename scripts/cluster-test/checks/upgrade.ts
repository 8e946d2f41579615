import { until } from '@slots/testing/until';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import { apply, kubectl, mongosh, namesOf, objects, onceAllReady, rolledOut } from '../kubectl.ts';
import { applyOverlay, overlayManifests } from '../overlay.ts';

const NOW = '0.1.0';
/** The same with one migration of catalog more: next-version/. */
const NEXT = '0.2.0';
const GONE_MS = 90_000;

const images = z.object({ spec: z.unknown() });

async function allRolledOut(): Promise<void> {
  for (const name of await namesOf('deployments')) await rolledOut(`deployment/${name}`);
}

/** Waits until only pods of that version are there. */
async function only(version: string): Promise<void> {
  await allRolledOut();
  await until(
    async () => {
      const pods = await objects('pods', images);
      const named = JSON.stringify(pods).match(/slots\/[\w-]+:[\d.]+/g);
      const other = named?.find((image) => !image.endsWith(`:${version}`));
      if (other) throw new Error(`${other} still runs`);
    },
    { timeoutMs: GONE_MS },
  );
  await onceAllReady({ timeoutMs: GONE_MS });
}

/** As after another version in installation/release.yaml. */
async function upgrade(): Promise<void> {
  const manifests = await overlayManifests();
  await apply(manifests.replaceAll(/(image: .*slots\/[\w-]+):[\d.]+/g, `$1:${NEXT}`));
  await only(NEXT);
}

async function rollBack(): Promise<void> {
  const deployments = (await namesOf('deployments')).map((name) => `deployment/${name}`);
  await kubectl(['rollout', 'undo', ...deployments]);
  await only(NOW);
}

const counted = z.object({ games: z.int(), migrated: z.int(), noted: z.int() });

/** Effects of the migration, from the database. */
async function migration() {
  const script = `db.getMongo().setReadPref('primaryPreferred');
    const of = db.getSiblingDB('catalog');
    print(JSON.stringify({
      games: of.games.countDocuments(),
      migrated: of.games.countDocuments({ nextVersion: true }),
      noted: of.migrations.countDocuments({ _id: 'next-version' }),
    }))`;
  const printed = await mongosh(script);
  return counted.parse(JSON.parse(printed.trim().split('\n').at(-1) ?? ''));
}

export const upgraded: Check = {
  name: 'a version is upgraded and rolled back',
  promise:
    'Another version with a migration replaces all processes, then `kubectl rollout undo` brings the version before back, which lives with what the migration added: no request is lost.',
  async run(site) {
    try {
      const there = await disturb('upgraded', site, upgrade);
      const { games, migrated, noted } = await migration();
      const back = await disturb('rolled back', site, rollBack);
      const isWhole = noted === 1 && migrated === games;
      return together(there, back, {
        told: [`The migration reached ${migrated} of ${games} games.`],
        broken: isWhole ? [] : ['the migration did not reach all games'],
      });
    } finally {
      await applyOverlay();
    }
  },
};
