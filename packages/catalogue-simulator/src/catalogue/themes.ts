import type { WorldKey } from './worlds.ts';

/** A theme of the catalogue: its name, the world that its games are imagined in, and its parent. */
export interface ThemeSeed {
  readonly name: string;
  readonly world: WorldKey;
  readonly parent?: string;
}

const family = (
  parent: string,
  world: WorldKey,
  children: Readonly<Record<string, WorldKey>>,
): ThemeSeed[] => [
  { name: parent, world },
  ...Object.entries(children).map(([name, world]) => ({ name, world, parent })),
];

/** About sixty themes; the first of a family is the parent of the others. */
export const THEMES: readonly ThemeSeed[] = [
  ...family('Ancient Civilisations', 'aztec', {
    'Ancient Egypt': 'egypt',
    'Aztec & Maya': 'aztec',
    'Ancient Rome': 'olympus',
    Pharaohs: 'egypt',
  }),
  ...family('Mythology', 'olympus', {
    'Greek Gods': 'olympus',
    Norse: 'norse',
    Vikings: 'norse',
    Phoenix: 'dragon',
  }),
  ...family('Asian', 'orient', { Chinese: 'orient', Japanese: 'orient', Pandas: 'orient' }),
  ...family('Animals', 'safari', {
    Safari: 'safari',
    Wolves: 'safari',
    'Big Cats': 'jungle',
    Birds: 'jungle',
    'Farm Animals': 'farm',
  }),
  ...family('Water', 'ocean', { Fishing: 'ocean', Underwater: 'ocean', Mermaids: 'ocean' }),
  ...family('Fantasy', 'magic', {
    Magic: 'magic',
    Dragons: 'dragon',
    Fairies: 'magic',
    'Fairy Tales': 'magic',
    Wizards: 'magic',
  }),
  ...family('Food', 'fruit', { Fruit: 'fruit', Sweets: 'sweets', Candy: 'sweets' }),
  ...family('Adventure', 'jungle', {
    Jungle: 'jungle',
    Pirates: 'pirate',
    'Treasure Hunt': 'pirate',
    'Wild West': 'west',
    Explorers: 'aztec',
  }),
  ...family('Horror', 'horror', { Halloween: 'horror', Vampires: 'horror', Ghosts: 'horror' }),
  ...family('Holidays', 'winter', {
    Christmas: 'winter',
    Winter: 'winter',
    'Saint Patrick': 'irish',
  }),
  ...family('Luck', 'irish', { Irish: 'irish', Leprechauns: 'irish', Gold: 'classic' }),
  ...family('Classic', 'classic', { 'Retro Sevens': 'classic', Vegas: 'classic' }),
  ...family('Gems', 'gems', { Diamonds: 'gems', Crystals: 'gems' }),
  ...family('Science Fiction', 'space', { Space: 'space', Cyberpunk: 'city', Robots: 'city' }),
  ...family('Entertainment', 'disco', { Music: 'disco', Sport: 'sport', Football: 'sport' }),
  { name: 'Crime', world: 'city' },
  { name: 'Love', world: 'romance' },
  { name: 'Fire', world: 'dragon' },
];
