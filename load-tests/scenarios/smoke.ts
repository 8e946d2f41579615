import { check } from 'k6';
import http from 'k6/http';
import { target } from '../lib/target.ts';

/** One visitor for ten seconds: does every public endpoint that exists answer, and quickly? */
export const options = {
  vus: 1,
  duration: '10s',
  thresholds: {
    checks: ['rate==1'],
    http_req_failed: ['rate==0'],
    http_req_duration: ['p(95)<500'],
  },
};

const base = target();

export default function visit(): void {
  const home = http.get(`${base}/`);
  check(home, { 'home is a page': (answer) => answer.status === 200 });

  const games = http.get(`${base}/api/public/games?page=1&limit=20&random=true`);
  check(games, { 'games are listed': (answer) => answer.status === 200 });
  const slug = games.json('data.0.slug');
  if (typeof slug !== 'string') return;

  const game = http.get(`${base}/api/public/games/${slug}`, { tags: { name: 'game' } });
  check(game, { 'a game is found': (answer) => answer.status === 200 });

  const token = http.get(`${base}/api/game-token`);
  check(token, { 'a token is given': (answer) => answer.status === 200 });

  const countries = http.get(`${base}/api/countries`);
  check(countries, { 'countries are listed': (answer) => answer.status === 200 });
}
