import { z } from 'zod';
import { casinoChoices } from './casino/casino-relations.ts';
import { callsOfDrafted } from './casino/drafted.ts';
import { guides } from './casino/guides.ts';
import { referenceLists } from './casino/reference-data.ts';
import { callsOf } from './casino/reference-list.ts';
import { reviews } from './casino/reviews.ts';
import { toplists } from './casino/toplists.ts';
import { queueBoard } from './catalog/queue-board.ts';
import { type Contract, isContract } from './contract.ts';
import * as contractModules from './contract-modules.ts';
import type { Mount } from './mount.ts';

const modules: readonly Readonly<Record<string, unknown>>[] = Object.values(contractModules);
const lists = Object.values(referenceLists);

/** Every contract of the system, those between services included. */
export const contracts: readonly Contract[] = [
  ...new Set<Contract>([
    ...modules.flatMap((module) => Object.values(module).filter(isContract)),
    ...Object.values(casinoChoices).flatMap(({ get, set }) => [get, set]),
    ...lists.flatMap((list) => callsOf(list)),
    ...[reviews, toplists, guides].flatMap((drafted) => callsOfDrafted(drafted)),
  ]),
];

/** The contracts that the gateway routes. */
export const publicContracts: readonly Contract[] = contracts.filter(({ path }) =>
  path.startsWith('/api/'),
);

/** The web applications that the gateway routes as they are. */
export const mounts: readonly Mount[] = [queueBoard];

const camelCase = (words: string) =>
  words.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

function nameOf(exportName: string): string {
  return exportName.charAt(0).toUpperCase() + exportName.slice(1);
}

/**
 * The shapes that have a name in the documentation, each by its schema: exported objects and lists
 * of words have that of their export.
 * @throws Error when two shapes would have the same name
 */
export function namedShapes(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const entries = Object.fromEntries(lists.map(({ kind, shape }) => [camelCase(kind), shape]));
  for (const module of [...modules, entries]) {
    for (const [exportName, value] of Object.entries(module)) {
      if (!(value instanceof z.ZodObject || value instanceof z.ZodEnum)) continue;
      const name = nameOf(exportName);
      if ([...names.values()].includes(name)) throw new Error(`Two shapes are named ${name}.`);
      names.set(value, name);
    }
  }
  return names;
}
