import type { Random } from '../random.ts';
import type { TypeSeed } from './types.ts';
import type { World } from './worlds.ts';

const ENDINGS = [
  'Deluxe',
  'Extra',
  'Riches',
  'Quest',
  'Fortune',
  'Nights',
  'Respins',
  'Party',
  'Treasure',
  'Legends',
  'Tales',
  'Express',
  'Parade',
  'Frenzy',
  'Spins',
  'Story',
  'Royale',
  'Trail',
  'Jackpot',
  'Chase',
  'Secrets',
  'Wins',
  'Dreams',
  'Fever',
  'Mania',
  'Carnival',
];
const TITLES = [
  'Secret',
  'Tale',
  'Treasure',
  'Legend',
  'Crown',
  'Return',
  'Song',
  'Fortune',
  'Curse',
];
const NUMBERS = ['3', '5', '7', '8', '9', '10', '20', '27', '40', '50', '100', '1000'];

/** Names that real games carry and this grammar could hit upon. */
const TAKEN = new Set([
  'Wolf Treasure',
  'Wild Toucan',
  'Lucky Leprechaun',
  'Mighty Titan',
  'Dragon Fortune',
  'Lucky Clover',
  'Wild Panda',
  'Golden Dragon',
  'Hot Sevens',
  'Buffalo Trail',
  'Mermaid Riches',
  'Double Diamonds',
  'Triple Diamonds',
  'Lion Dreams',
  'Fruit Party',
  'Candy Party',
  'Koi Fortune',
  'Midas Golden Touch',
]);

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

function slotName(random: Random, { adjectives, nouns, places }: World): string {
  const [adjective, noun] = pairOf(random, { adjectives, nouns });
  const other = random.pick(nouns);
  switch (random.int(0, 11)) {
    case 0:
    case 1:
      return `${adjective} ${noun}`;
    case 2:
    case 3:
      return `${adjective} ${noun} ${random.pick(ENDINGS)}`;
    case 4:
    case 5:
      return `${noun} ${random.pick(ENDINGS)}`;
    case 6:
      return `${noun} of ${random.pick(places)}`;
    case 7:
      return `${random.pick(TITLES)} of ${random.pick(places)}`;
    case 8:
      return `${random.pick(NUMBERS)} ${adjective} ${plural(noun)}`;
    case 9:
      return other === noun ? `${adjective} ${noun}` : `${noun} & ${other}`;
    case 10:
      return `The ${noun}${noun.endsWith('s') ? "'" : "'s"} ${random.pick(TITLES)}`;
    default:
      return `${noun} ${random.pick(ENDINGS)}: ${random.pick(TITLES)} of ${random.pick(places)}`;
  }
}

function tableName(random: Random, { endings }: TypeSeed, { adjectives, nouns }: World): string {
  const lead = random.chance(0.5)
    ? random.pick(adjectives)
    : pairOf(random, { adjectives, nouns }).join(' ');
  return `${lead} ${random.pick(endings)}`;
}

/** Gives every game a name of its own; a further part of a series gets a number, as in real catalogues. */
export function createNaming() {
  const given = new Set(TAKEN);
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
