import type { WorldKey } from '../catalogue/worlds.ts';
import type { FontKey } from './lettering.ts';
import type { SceneKey } from './scenes.ts';
import type { SymbolKey } from './symbols.ts';

/** The colours of a picture: hues in degrees, and how bright its sky is. */
export interface Mood {
  readonly sky: number;
  readonly glow: number;
  readonly accent: number;
  readonly light: 'day' | 'dusk' | 'night';
}

export type Ink = 'gold' | 'ice' | 'candy' | 'fire' | 'lime' | 'silver' | 'violet' | 'sun';

/** What games of one world look like. */
export interface Look {
  readonly moods: readonly Mood[];
  readonly scenes: readonly SceneKey[];
  readonly fonts: readonly FontKey[];
  readonly inks: readonly Ink[];
  /** Big enough to carry a cover. */
  readonly heroes: readonly SymbolKey[];
  readonly extras: readonly SymbolKey[];
}

const day = (sky: number, glow: number, accent: number): Mood => ({
  sky,
  glow,
  accent,
  light: 'day',
});
const dusk = (sky: number, glow: number, accent: number): Mood => ({
  sky,
  glow,
  accent,
  light: 'dusk',
});
const night = (sky: number, glow: number, accent: number): Mood => ({
  sky,
  glow,
  accent,
  light: 'night',
});

const look = (
  moods: Look['moods'],
  scenes: Look['scenes'],
  fonts: Look['fonts'],
  inks: Look['inks'],
  symbols: { heroes: Look['heroes']; extras: Look['extras'] },
): Look => ({ moods, scenes, fonts, inks, ...symbols });

export const LOOKS: Readonly<Record<WorldKey, Look>> = {
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
  fruit: look(
    [day(48, 54, 350), dusk(290, 330, 50), dusk(95, 55, 350), night(265, 310, 50)],
    ['rays', 'rays', 'bubbles'],
    ['lilita', 'luckiest', 'bangers'],
    ['sun', 'candy', 'lime', 'fire'],
    {
      heroes: ['cherry', 'melon', 'strawberry', 'orange', 'grapes', 'lemon'],
      extras: ['cherry', 'lemon', 'plum', 'melon', 'orange', 'grapes', 'seven', 'star'],
    },
  ),
  gems: look(
    [night(275, 300, 190), night(215, 195, 330), night(330, 310, 170), night(165, 150, 50)],
    ['crystals', 'rays', 'crystals'],
    ['righteous', 'lilita', 'cinzel'],
    ['ice', 'violet', 'gold', 'silver'],
    {
      heroes: ['gem', 'emerald', 'drop', 'crown'],
      extras: ['gem', 'emerald', 'drop', 'ring', 'star', 'chest'],
    },
  ),
  ocean: look(
    [day(198, 185, 20), night(215, 190, 15), dusk(188, 170, 340), dusk(25, 45, 200)],
    ['reef', 'sea', 'reef'],
    ['lilita', 'bangers', 'luckiest'],
    ['ice', 'sun', 'silver', 'gold'],
    {
      heroes: ['fish', 'shark', 'turtle', 'shell'],
      extras: ['fish', 'starfish', 'shell', 'anchor', 'turtle', 'coin'],
    },
  ),
  jungle: look(
    [day(120, 62, 30), dusk(150, 70, 20), dusk(90, 50, 340), night(170, 120, 45)],
    ['forest', 'temple', 'forest'],
    ['luckiest', 'lilita', 'bangers'],
    ['lime', 'gold', 'sun'],
    {
      heroes: ['toucan', 'panther', 'monkey', 'tiger', 'butterfly'],
      extras: ['butterfly', 'mask', 'emerald', 'melon', 'toucan', 'coin', 'mushroom'],
    },
  ),
  space: look(
    [night(255, 200, 320), night(225, 280, 40), night(285, 190, 60), night(190, 160, 300)],
    ['space'],
    ['russo', 'righteous', 'russo'],
    ['ice', 'violet', 'lime', 'silver'],
    {
      heroes: ['rocket', 'planet', 'alien', 'saucer', 'robot'],
      extras: ['planet', 'star', 'gem', 'rocket', 'saucer', 'drop'],
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
  west: look(
    [dusk(24, 44, 10), day(38, 50, 195), dusk(345, 32, 45), night(240, 25, 35)],
    ['mesa'],
    ['bangers', 'luckiest', 'russo'],
    ['sun', 'gold', 'fire'],
    {
      heroes: ['hat', 'badge', 'horseshoe', 'cactus'],
      extras: ['badge', 'horseshoe', 'cactus', 'coins', 'cards', 'hat'],
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
  winter: look(
    [day(205, 195, 355), night(222, 200, 355), dusk(340, 30, 130), night(160, 50, 355)],
    ['snow', 'aurora', 'snow'],
    ['lobster', 'lilita', 'luckiest'],
    ['ice', 'silver', 'gold', 'fire'],
    {
      heroes: ['gift', 'fir', 'bauble', 'snowflake', 'bear'],
      extras: ['gift', 'bauble', 'snowflake', 'bell', 'star', 'fir'],
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
  sweets: look(
    [day(325, 345, 190), day(190, 320, 330), dusk(290, 340, 50), day(45, 30, 330)],
    ['candyland', 'bubbles', 'candyland'],
    ['lilita', 'luckiest', 'lobster'],
    ['candy', 'sun', 'violet', 'ice'],
    {
      heroes: ['lollipop', 'cupcake', 'doughnut', 'candy'],
      extras: ['candy', 'lollipop', 'doughnut', 'heart', 'strawberry', 'star'],
    },
  ),
  safari: look(
    [dusk(28, 48, 20), day(42, 52, 20), dusk(350, 40, 30), night(225, 40, 30)],
    ['savannah', 'peaks', 'savannah'],
    ['bangers', 'luckiest', 'russo'],
    ['gold', 'sun', 'fire'],
    {
      heroes: ['lion', 'wolf', 'bear', 'eagle', 'tiger', 'fox'],
      extras: ['coin', 'eagle', 'sun', 'emerald', 'fox', 'gem'],
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
  disco: look(
    [night(295, 320, 190), night(250, 190, 320), night(330, 40, 280), night(205, 300, 55)],
    ['lights', 'rays', 'lights'],
    ['righteous', 'lobster', 'russo'],
    ['candy', 'violet', 'ice', 'sun'],
    {
      heroes: ['mirrorball', 'vinyl', 'microphone', 'guitar'],
      extras: ['vinyl', 'star', 'microphone', 'guitar', 'heart', 'gem'],
    },
  ),
  sport: look(
    [day(120, 90, 50), night(215, 200, 50), dusk(25, 48, 215), day(200, 190, 5)],
    ['stadium'],
    ['russo', 'bangers', 'luckiest'],
    ['silver', 'gold', 'lime', 'fire'],
    { heroes: ['football', 'cup', 'medal'], extras: ['medal', 'cup', 'star', 'football', 'bolt'] },
  ),
  farm: look(
    [day(200, 55, 25), dusk(35, 50, 20), day(90, 58, 350), dusk(340, 45, 40)],
    ['hills', 'hills', 'rainbow'],
    ['lilita', 'luckiest', 'bangers'],
    ['sun', 'lime', 'gold'],
    {
      heroes: ['rooster', 'pig', 'fox', 'egg'],
      extras: ['egg', 'corn', 'clover', 'strawberry', 'pumpkin', 'horseshoe'],
    },
  ),
  city: look(
    [night(285, 190, 320), night(220, 320, 180), night(255, 45, 190), night(190, 170, 330)],
    ['city'],
    ['russo', 'righteous', 'russo'],
    ['candy', 'ice', 'violet', 'lime'],
    {
      heroes: ['robot', 'gem', 'chest', 'chip'],
      extras: ['chip', 'cards', 'gem', 'bolt', 'coins', 'dice'],
    },
  ),
  classic: look(
    [
      dusk(355, 40, 45),
      night(225, 200, 45),
      dusk(280, 320, 45),
      night(8, 35, 50),
      night(140, 60, 45),
    ],
    ['rays', 'lights', 'rays'],
    ['luckiest', 'righteous', 'bangers', 'lilita'],
    ['gold', 'fire', 'sun', 'silver'],
    {
      heroes: ['seven', 'bell', 'star', 'crown', 'gem'],
      extras: ['bar', 'cherry', 'bell', 'seven', 'star', 'lemon', 'plum', 'coin'],
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
};

/** Games that are no slots show what is on their table instead of what is in their world. */
export const TABLE_SYMBOLS: Readonly<Record<string, Pick<Look, 'heroes' | 'extras'>>> = {
  'table-games': { heroes: ['dice'], extras: ['chip', 'dice', 'cards'] },
  roulette: { heroes: ['wheel'], extras: ['chip', 'chip', 'star'] },
  blackjack: { heroes: ['cards'], extras: ['chip', 'crown', 'chip'] },
  baccarat: { heroes: ['cards', 'chip'], extras: ['chip', 'gem', 'coin'] },
  'video-poker': { heroes: ['cards', 'crown'], extras: ['cards', 'star', 'chip'] },
  bingo: { heroes: ['ball'], extras: ['ball', 'ball', 'star'] },
  keno: { heroes: ['ball', 'ticket'], extras: ['ball', 'ticket', 'coin'] },
  'scratch-cards': { heroes: ['ticket', 'coins'], extras: ['ticket', 'coin', 'star'] },
  'crash-games': { heroes: ['rocket'], extras: ['coin', 'star', 'planet'] },
  'live-dealer': { heroes: ['wheel', 'cards'], extras: ['chip', 'cards', 'microphone'] },
};
