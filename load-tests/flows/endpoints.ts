import { check } from 'k6';
import http from 'k6/http';
import { target } from '../lib/target.ts';

const base = target();
/** Pages of the list that are asked for; far enough to leave what a cache would hold. */
const PAGES = 40;
const WORDS = [
  'gold',
  'book',
  'fruit',
  'dragon',
  'pirate',
  'moon',
  'river',
  'lucky',
  'magic',
  'star',
];

function pick<T>(from: readonly T[]): T | undefined {
  return from[Math.floor(Math.random() * from.length)];
}

/** Asks for `path` and checks that it is answered with 200; `name` groups addresses that differ by an id. */
export function get(path: string, name: string): ReturnType<typeof http.get> {
  const answer = http.get(`${base}${path}`, { tags: { name } });
  check(answer, { [`${name} is answered`]: ({ status }) => status === 200 });
  return answer;
}

/** A page of the list of games, in the random order that the home page shows. */
export function listGames(): string[] {
  const page = 1 + Math.floor(Math.random() * PAGES);
  return slugsOf(get(`/api/public/games?page=${page}&limit=20&random=true`, 'games'));
}

/** One of the public endpoints, the often used ones more often. */
export function anyEndpoint(): void {
  const dice = Math.random();
  if (dice < 0.35) listGames();
  else if (dice < 0.5) get('/api/public/games?sort=latest&limit=20', 'latest games');
  else if (dice < 0.65) openAGame();
  else if (dice < 0.75) get('/api/public/promotions?country=GB&limit=6&offset=0', 'promotions');
  else if (dice < 0.85) search();
  else if (dice < 0.9) get('/api/public/game-types', 'types');
  else if (dice < 0.95) get('/api/countries', 'countries');
  else get('/api/game-token', 'token');
}

/** A game of a page of the list, by its slug. */
export function openAGame(): string | undefined {
  const slug = pick(listGames());
  if (slug !== undefined) get(`/api/public/games/${slug}`, 'game');
  return slug;
}

/** The search for a word that games have in their names. */
export function search(): void {
  get(`/api/search?q=${pick(WORDS)}`, 'search');
}

/** The review of a casino that has an offer in `country`. */
export function review(country: string): void {
  const offers = get(`/api/public/promotions?country=${country}`, 'promotions');
  const slug = offers.json('data.0.casino.slug');
  if (typeof slug === 'string') get(`/casino-review/${slug}`, 'review page');
}

function slugsOf(answer: ReturnType<typeof http.get>): string[] {
  const slugs = answer.json('data.#.slug');
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : [];
}
