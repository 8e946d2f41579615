import { group, sleep } from 'k6';
import { whole } from '../lib/settings.ts';
import { get, listGames, openAGame, review, search } from './endpoints.ts';

const THINKING_MS = whole('THINKING_MS', 1000);

function think(): void {
  sleep((THINKING_MS / 1000) * (0.5 + Math.random()));
}

/** A visitor's session: home, more games, search, a game and its demo, a review, another country. */
export default function visit(): void {
  group('home', () => {
    get('/', 'home page');
    get('/api/public/promotions?country=GB&limit=6&offset=0', 'promotions');
    listGames();
  });
  think();
  group('search', search);
  think();
  group('game', () => {
    const slug = openAGame();
    if (slug !== undefined) get(`/free-to-play/${slug}`, 'game page');
    get('/api/game-token', 'token');
  });
  think();
  group('review', () => review('GB'));
  think();
  group('country', () => {
    get('/country/canada', 'country page');
    get('/api/public/casinos?country=CA&page=1&limit=10', 'casinos of a country');
  });
  think();
}
