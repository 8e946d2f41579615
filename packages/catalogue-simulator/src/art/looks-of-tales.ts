import type { WorldKey } from '../catalogue/worlds.ts';
import { type Look, look } from './look.ts';
import { day, dusk, night } from './mood.ts';

/** The looks of worlds out of myths, history and stories. */
export const TALES = {
  egypt: look(
    [dusk(28, 46, 195), night(235, 42, 40), dusk(345, 38, 180), day(200, 45, 30)],
    ['pyramids', 'temple'],
    ['cinzel', 'cinzel', 'righteous'],
    ['gold', 'sun'],
    {
      heroes: ['scarab', 'ankh', 'pyramid', 'eagle'],
      extras: ['coin', 'emerald', 'scarab', 'ankh', 'crown', 'gem', 'drop'],
    },
  ),
  orient: look(
    [dusk(355, 42, 5), night(250, 18, 350), dusk(165, 48, 0), day(340, 50, 355)],
    ['peaks', 'clouds', 'lights'],
    ['bangers', 'luckiest', 'lobster'],
    ['gold', 'sun', 'fire'],
    {
      heroes: ['panda', 'dragon', 'lantern', 'tiger', 'fish'],
      extras: ['lantern', 'fan', 'coin', 'fish', 'emerald', 'coins'],
    },
  ),
  norse: look(
    [dusk(205, 180, 20), night(215, 160, 200), dusk(230, 30, 200), day(200, 190, 10)],
    ['peaks', 'aurora', 'peaks'],
    ['cinzel', 'russo', 'bangers'],
    ['silver', 'ice', 'gold'],
    {
      heroes: ['hammer', 'axe', 'shield', 'wolf', 'rune'],
      extras: ['rune', 'shield', 'axe', 'helmet', 'coin', 'bolt'],
    },
  ),
  magic: look(
    [night(270, 300, 180), dusk(250, 320, 50), night(200, 280, 320), dusk(310, 45, 200)],
    ['forest', 'castle', 'crystals'],
    ['lobster', 'cinzel', 'creepster'],
    ['violet', 'gold', 'ice', 'candy'],
    {
      heroes: ['orb', 'potion', 'owl', 'unicorn', 'book'],
      extras: ['potion', 'book', 'mushroom', 'orb', 'star', 'butterfly', 'candle'],
    },
  ),
  horror: look(
    [night(280, 30, 110), night(150, 90, 25), night(350, 20, 30), night(225, 200, 20)],
    ['graveyard', 'castle'],
    ['creepster', 'creepster', 'bangers'],
    ['lime', 'fire', 'violet'],
    {
      heroes: ['pumpkin', 'skull', 'ghost', 'bat'],
      extras: ['bat', 'candle', 'potion', 'ghost', 'skull', 'pumpkin'],
    },
  ),
  irish: look(
    [day(140, 62, 45), dusk(100, 50, 45), day(195, 55, 120), night(160, 60, 48)],
    ['hills', 'rainbow', 'rainbow'],
    ['lilita', 'luckiest', 'lobster'],
    ['lime', 'gold', 'sun'],
    {
      heroes: ['clover', 'pot', 'horseshoe', 'coins'],
      extras: ['clover', 'coin', 'mushroom', 'horseshoe', 'pot', 'cup'],
    },
  ),
  dragon: look(
    [night(12, 30, 20), dusk(355, 38, 280), night(285, 18, 15), dusk(20, 48, 0)],
    ['volcano', 'castle', 'volcano'],
    ['cinzel', 'bangers', 'russo'],
    ['fire', 'gold', 'sun'],
    {
      heroes: ['dragon', 'flame', 'crown', 'chest'],
      extras: ['flame', 'coin', 'gem', 'egg', 'dragon', 'drop'],
    },
  ),
  pirate: look(
    [day(195, 48, 10), night(220, 190, 30), dusk(20, 45, 200), dusk(175, 160, 40)],
    ['sea', 'sea', 'reef'],
    ['bangers', 'luckiest', 'creepster'],
    ['gold', 'sun', 'silver'],
    {
      heroes: ['skull', 'chest', 'anchor', 'toucan'],
      extras: ['coins', 'anchor', 'gem', 'shell', 'chest', 'coin'],
    },
  ),
  olympus: look(
    [day(205, 50, 45), dusk(265, 48, 200), dusk(220, 35, 45), night(240, 195, 48)],
    ['columns', 'clouds', 'columns'],
    ['cinzel', 'cinzel', 'righteous'],
    ['gold', 'silver', 'ice'],
    {
      heroes: ['bolt', 'trident', 'helmet', 'amphora', 'lion'],
      extras: ['amphora', 'bolt', 'coin', 'crown', 'gem', 'trident'],
    },
  ),
  aztec: look(
    [dusk(150, 55, 20), day(110, 52, 10), dusk(32, 48, 165), night(185, 48, 20)],
    ['temple', 'forest', 'temple'],
    ['righteous', 'bangers', 'cinzel'],
    ['gold', 'sun', 'lime'],
    {
      heroes: ['mask', 'sun', 'toucan', 'panther'],
      extras: ['mask', 'sun', 'coin', 'emerald', 'corn', 'drop'],
    },
  ),
  romance: look(
    [dusk(340, 15, 345), night(300, 330, 350), day(350, 30, 340), dusk(270, 340, 350)],
    ['castle', 'bubbles', 'clouds'],
    ['lobster', 'cinzel', 'lobster'],
    ['candy', 'gold', 'silver', 'violet'],
    {
      heroes: ['heart', 'rose', 'ring', 'butterfly'],
      extras: ['rose', 'heart', 'ring', 'crown', 'butterfly', 'drop'],
    },
  ),
} as const satisfies Partial<Record<WorldKey, Look>>;
