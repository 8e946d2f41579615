import { createServer } from 'node:http';
import { getPublicAuthor } from '@slots/contracts/casino/authors';
import { listCountryCounts, listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import {
  gameToken,
  getPublicGame,
  listPublicGameProviders,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import { searchEverything } from '@slots/contracts/gateway/search';
import { detectCountry, listCountries } from '@slots/contracts/geo/countries';
import { listen } from '@slots/http-kit/graceful-server';
import { type FakeGateway, startFakeGateway } from '../testing/fake-gateway.ts';
import { COUNTRIES, casino, publicGame } from '../testing/records.ts';

const GAMES = 45;
export const OLD_SLUG = 'game-1-as-it-was';
/** A game that the fake launcher refuses. */
export const RESTRICTED_ID = 7;
export const LONG_TEXT = Array.from({ length: 90 }, (_, index) => `word${index + 1}`).join(' ');

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  1: `${LONG_TEXT} </script><b>`,
  // 56 words, 321 characters.
  2: 'golden reels spin fast '.repeat(14).trim(),
  3: 'Line\n'.repeat(6),
};
const VIDEOS: Readonly<Record<number, string>> = {
  2: 'https://youtu.be/short',
  3: 'https://youtu.be/dQw4w9WgXcQ',
};

export interface PublicGateway extends FakeGateway {
  /** Answer of detection: a country's code, or the status of its failure. */
  detected: string | number;
  /** Results of a search; undefined fails it. */
  found: readonly object[] | undefined;
}

/** A gateway with a public site of 45 games, and a launcher of their demos. */
export async function startPublicGateway(): Promise<PublicGateway> {
  const fake = await startFakeGateway();
  const launcher = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Demo</title><p>The reels</p>');
  });
  const launcherOrigin = await listen(launcher, '127.0.0.1', 0);

  const fakeStop = fake.stop;
  const gateway: PublicGateway = Object.assign(fake, {
    launcherOrigin,
    detected: 'GB',
    found: [],
    stop: async () => {
      launcher.closeAllConnections();
      await Promise.all([fakeStop(), new Promise((resolve) => launcher.close(resolve))]);
    },
  });

  gateway.collection(getPublicGame).all = Array.from({ length: GAMES }, (_, index) =>
    game(index + 1),
  );
  gateway.collection(listPublicCasinos).all = [
    casino(1, { name: 'Royal Oak', slug: 'royal-oak', numberOfGames: 1_200 }),
  ];
  const counted = [{ id: 1, name: 'Video Slots', slug: 'video-slots', gameCount: GAMES }];
  gateway.collection(listPublicGameTypes).all = counted;
  gateway.collection(listPublicGameProviders).all = counted;
  gateway.collection(listCountries).all = COUNTRIES;
  gateway.always(listCountryCounts, [
    { code: 'CA', promotions: 1, casinos: 1, updatedAt: '2026-11-20T10:00:00.000Z' },
  ]);
  gateway.always(getPublicAuthor, {
    id: 1,
    name: 'Nora Vance',
    slug: 'nora-vance',
    picture: null,
    role: 'Reviewer',
    words: null,
    links: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    reviews: [],
    guides: [],
  });
  gateway.on(detectCountry, () => {
    const country = COUNTRIES.find(({ code }) => code === gateway.detected);
    return country ? { status: 200, body: country } : { refuse: Number(gateway.detected) };
  });
  gateway.on(searchEverything, ({ response }) => {
    if (!gateway.found) return { refuse: 503 };
    // Unchecked, since some answers are unknown to the contracts.
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(gateway.found));
    return 'by itself';
  });
  gateway.on(gameToken, ({ query: { game: id = 0 } }) => {
    if (id === RESTRICTED_ID) {
      return { refuse: 403, message: 'This game is not available in your country.' };
    }
    const launcherUrl = `${launcherOrigin}/iframe/${id}?sig=signed`;
    return { status: 200, body: { token: 't', expiresIn: 60, ...(id > 0 && { launcherUrl }) } };
  });
  gateway.on(getPublicGame, ({ params: { slug }, response }) => {
    if (slug === OLD_SLUG) {
      response.writeHead(301, { Location: '/api/public/games/game-1' }).end();
      return 'by itself';
    }
    const found = gateway.collection(getPublicGame).all.find((one) => one.slug === slug);
    if (found) return { status: 200, body: found };
    const refuse = slug === 'deleted' ? 410 : 404;
    return { refuse, message: getPublicGame.messages[refuse] };
  });
  return gateway;
}

function game(id: number) {
  return publicGame(id, {
    // The second has no picture, the others a drawn one.
    thumb: id === 2 ? null : `/api/public/images/${'a'.repeat(16)}-640`,
    description: DESCRIPTIONS[id] ?? null,
    youtube_url: VIDEOS[id] ?? null,
    megaways: true,
    typeId: 1,
    type: { id: 1, name: 'Video Slots', slug: 'video-slots' },
    themes: [{ id: 1, name: 'Birds', slug: 'birds' }],
    autoplay: 'yes',
  });
}
