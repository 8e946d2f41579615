import { z } from 'zod';
import { readData } from '../data.ts';
import { type World, worldNamed } from './worlds.ts';

/** A theme of the catalogue: its name, the world that its games are imagined in, and its parent. */
export interface ThemeSeed {
  readonly name: string;
  readonly world: World;
  readonly parent?: string;
}

const family = z.strictObject({
  name: z.string(),
  world: z.string(),
  /** The worlds of its children, by their names. */
  children: z.record(z.string(), z.string()).default({}),
});

/** About sixty themes; the first of a family is the parent of the others. */
export const THEMES: readonly ThemeSeed[] = readData('themes', z.array(family)).flatMap(
  ({ name: parent, world, children }) => [
    { name: parent, world: worldNamed(world) },
    ...Object.entries(children).map(([name, own]) => ({ name, world: worldNamed(own), parent })),
  ],
);
