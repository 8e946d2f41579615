import { z } from 'zod';
import { phrases, readData, words } from '../data.ts';
import type { Random } from '../random.ts';
import { fill } from './text.ts';
import type { TypeSeed } from './types.ts';
import type { World } from './worlds.ts';

const NAMES = readData(
  'names',
  z.strictObject({
    /** Patterns of names of slots; one that stands twice occurs twice as often. */
    patterns: z.array(z.string()),
    endings: words,
    titles: words,
    numbers: words,
    /** Names that real games carry and these patterns could hit upon. */
    taken: phrases,
  }),
);

function plural(noun: string): string {
  if (noun.endsWith('s')) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (noun.endsWith('olf')) return `${noun.slice(0, -1)}ves`;
  return /(?:[cs]h|x)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** An adjective and another word: some words are both, and 'Clover Clover' is no name. */
function pairOf(
  random: Random,
  { adjectives, nouns }: Pick<World, 'adjectives' | 'nouns'>,
): [adjective: string, noun: string] {
  const adjective = random.pick(adjectives);
  return [adjective, random.pick(nouns.filter((noun) => noun !== adjective))];
}

function slotName(random: Random, world: World): string {
  const [adjective, noun] = pairOf(random, world);
  const other = random.pick(world.nouns);
  const slots = {
    adjective,
    noun,
    nouns: plural(noun),
    owner: `${noun}${noun.endsWith('s') ? "'" : "'s"}`,
    other,
    ending: () => random.pick(NAMES.endings),
    title: () => random.pick(NAMES.titles),
    number: () => random.pick(NAMES.numbers),
    place: () => random.pick(world.places),
  };
  const pattern = random.pick(NAMES.patterns);
  if (other === noun && pattern.includes('{other}')) return `${adjective} ${noun}`;
  return fill(pattern, slots);
}

function tableName(random: Random, { endings }: TypeSeed, world: World): string {
  const lead = random.chance(0.5) ? random.pick(world.adjectives) : pairOf(random, world).join(' ');
  return `${lead} ${random.pick(endings)}`;
}

/** Gives every game a name of its own; a further part of a series gets a number, as in real catalogues. */
export function createNaming() {
  const given = new Set(NAMES.taken);
  return (random: Random, type: TypeSeed, world: World): string => {
    const draw = () =>
      type.family === 'slot' ? slotName(random, world) : tableName(random, type, world);
    let name = draw();
    for (let attempt = 0; given.has(name) && attempt < 8; attempt += 1) name = draw();
    const series = name;
    for (let part = 2; given.has(name); part += 1) name = `${series} ${part}`;
    given.add(name);
    return name;
  };
}
