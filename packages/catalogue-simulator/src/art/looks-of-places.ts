import type { WorldKey } from '../catalogue/worlds.ts';
import { type Look, look } from './look.ts';
import { day, dusk, night } from './mood.ts';

/** The looks of worlds one can go to: nature, towns, games and treats. */
export const PLACES = {
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
} as const satisfies Partial<Record<WorldKey, Look>>;
