import { group } from 'k6';
import { get, listGames, openAGame, review, search } from '../flows/endpoints.ts';

/** One visitor for ten seconds: is every public endpoint answered, and every kind of page? */
export const options = {
  vus: 1,
  duration: '10s',
  thresholds: { checks: ['rate==1'], http_req_failed: ['rate==0'] },
};

export default function everything(): void {
  group('pages', () => {
    get('/', 'home page');
    const slug = openAGame();
    if (slug !== undefined) get(`/free-to-play/${slug}`, 'game page');
    review('GB');
    get('/country/united-kingdom', 'country page');
  });
  group('calls', () => {
    listGames();
    search();
    get('/api/game-token', 'token');
    get('/api/countries', 'countries');
    get('/api/public/game-types', 'types');
    get('/api/public/game-themes', 'themes');
    get('/api/public/casinos?country=GB&page=1&limit=10', 'casinos of a country');
    get('/api/public/country-counts', 'offers by country');
  });
}
