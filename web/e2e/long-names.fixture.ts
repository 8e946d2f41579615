import { z } from 'zod';
import { paths } from '../src/config/paths.ts';
import { portalPaths } from '../src/config/portal-paths.ts';
import { portalScreens, sitePages } from '../testing/every-page.ts';
import { publishTexts } from './published-texts.fixture.ts';
import {
  type SystemWithCatalogue,
  startSystemWithCatalogue,
  textsOfGame,
} from './system-with-catalogue.fixture.ts';

/** Names of maximal length: words, one word alone, and a long but likely name. */
const LIKELY = 'The Royal Harbour Palace Casino of the Most Northern Islands';
const WORDS = `${LIKELY} `.repeat(5).slice(0, 255).trim().padEnd(255, 's');
const ONE_WORD = 'W'.repeat(255);
const NAMES = [LIKELY, WORDS, ONE_WORD];

/** The slug of what bears a long name and lets its slug be chosen. */
const slugAt = (index: number) => `long-${index + 1}`;

const ided = z.object({ id: z.int() });
const slugged = z.object({ slug: z.string() });

/** A game of a long name; there is one for each of them. */
function catalogueGame(name: string, index: number) {
  const id = index + 1;
  const named = { id, name, slug: slugAt(index) };
  return {
    ...textsOfGame(name),
    ...named,
    url: `https://games.example/${id}`,
    thumb: null,
    provider: named,
    type: named,
    themes: [named],
  };
}

const taxon = (name: string, index: number) => ({
  id: index + 1,
  name,
  slug: slugAt(index),
  bio: name,
  markets: [],
  thumb: null,
});

const LARGEST = { amount: 999_999_999_999.99, currency: 'XAF' };

/** A system whose every name is as long as it may be, and the addresses of all screens that show them. */
export interface LongNames extends Omit<SystemWithCatalogue, 'call'> {
  readonly publicPages: readonly string[];
  readonly portalPages: readonly string[];
}

/** Starts a system with a catalogue of its own and fills it. */
export async function startLongNames(): Promise<LongNames> {
  const catalogue = { games: NAMES.map(catalogueGame), taxa: NAMES.map(taxon) };
  const { call, ...started } = await startSystemWithCatalogue(catalogue, {
    RATE_LIMIT_PROFILE: 'off',
  });
  const make = async (path: string, body: unknown) => ided.parse(await call('POST', path, body)).id;

  /** A casino with everything a casino can have, and all that bears this name. */
  async function fill(name: string, index: number) {
    const game = index + 1;
    const casino = await make('/api/casinos', { name });
    const at = `/api/casinos/${casino}`;
    const payment = await make('/api/payment-methods', { name, code: name, icon: 'card' });
    const licence = await make('/api/gambling-licences', { name, code: name, description: name });
    const currency = await make('/api/currencies', { symbol: 'WWW', code: `W${game}` });
    await call('PATCH', at, {
      description: name,
      seo_description: name.slice(0, 250),
      rating: '4.5',
      published: 'true',
    });
    await call('PATCH', `${at}/gambling-licences`, { action: 'add', licenceId: licence });
    await call('PUT', `${at}/payment-methods`, { paymentMethodIds: [payment] });
    await call('POST', `${at}/currencies`, { currencyIds: [currency] });
    await call('POST', `${at}/customer-support`, { supportIds: [1], values: { 1: name } });
    await call('POST', `${at}/game-types`, { gameTypeIds: [game] });
    await call('PUT', `${at}/providers`, { providerIds: [1, 2, 3] });
    const promotion = await make('/api/promotions', {
      casinoId: casino,
      headline: name,
      significantTerms: name,
      ctaLink: `https://partner.example/${name.replaceAll(' ', '')}`,
      countries: ['GB'],
      score: game,
      kind: 'deposit-match',
      product: 'live-casino',
      wagering: { times: 199.9, of: 'bonus-and-deposit' },
      minDeposit: LARGEST,
      maxBonus: LARGEST,
      maxBet: LARGEST,
      maxWin: LARGEST,
      freeSpins: 10_000,
      validDays: 365,
      code: name.slice(0, 64),
      termsUrl: `https://partner.example/${name.replaceAll(' ', '')}`,
      countryLinks: [{ country: 'DE', url: `https://partner.example/${name.replaceAll(' ', '')}` }],
    });
    const affiliate = await make('/api/affiliates', { name });
    await call('PATCH', `/api/affiliates/${affiliate}`, {
      managerName: name,
      username: name,
      telegramProfile: name,
      telephoneNumber: name,
      loginLink: `https://partner.example/${name.replaceAll(' ', '')}`,
    });
    await call('POST', `/api/deployment-fix/force-assign/${affiliate}/${casino}`);
    const password = 'a-password-for-tests';
    await call('POST', '/api/users', { username: name, password, confirmPassword: password });
    await call('PATCH', `/api/games/${game}`, { youtube_url: 'https://youtu.be/dQw4w9WgXcQ' });
    const published = await publishTexts(call, {
      text: name,
      link: `https://partner.example/${name.replaceAll(' ', '')}`,
      slug: slugAt(index),
      casinoId: casino,
      offerId: promotion,
      gameId: game,
    });
    return { slug: slugged.parse(await call('GET', at)).slug, affiliate, ...published };
  }

  const filled = [];
  for (const [index, name] of NAMES.entries()) filled.push(await fill(name, index));
  const gameSlugs = await Promise.all(
    NAMES.map(
      async (_name, index) => slugged.parse(await call('GET', `/api/games/${index + 1}`)).slug,
    ),
  );
  const casinoSlugs = filled.map(({ slug }) => slug);
  const tags = z.array(slugged).parse(await call('GET', '/api/public/guide-tags'));
  const [word] = filled.slice(-1);
  const tabs = [
    'images',
    'payment',
    'licences',
    'support',
    'currency',
    'games',
    'providers',
    'promos',
    'review',
  ];

  return {
    ...started,
    publicPages: [
      ...sitePages({
        game: [ONE_WORD, ...gameSlugs].map((slug) => paths.game(slug)),
        gameType: NAMES.map((_name, index) => paths.gameType(slugAt(index))),
        gameTheme: NAMES.map((_name, index) => paths.gameTheme(slugAt(index))),
        provider: NAMES.map((_name, index) => paths.provider(slugAt(index))),
        country: paths.country('united-kingdom'),
        casino: [ONE_WORD, ...casinoSlugs].map((slug) => paths.casino(slug)),
        casinoReview: [ONE_WORD, ...casinoSlugs].map((slug) => paths.casinoReview(slug)),
        author: NAMES.map((_name, index) => paths.author(slugAt(index))),
        guide: NAMES.map((_name, index) => paths.guide(slugAt(index))),
        guideTag: tags.map(({ slug }) => paths.guideTag(slug)),
      }),
      `/${ONE_WORD}`,
      ...NAMES.map((_name, index) => `/free-to-play?provider=${slugAt(index)}`),
    ],
    portalPages: [
      ...portalScreens({
        gameDetails: NAMES.map((_name, index) => portalPaths.gameDetails(index + 1)),
        gameImportDetails: NAMES.map((_name, index) => portalPaths.gameImportDetails(index + 1)),
        casinoDetails: casinoSlugs.map((slug) => portalPaths.casinoDetails(slug)),
        affiliate: filled.map(({ affiliate }) => portalPaths.affiliate(affiliate)),
        guide: filled.map(({ guide }) => portalPaths.guide(guide)),
        toplist: filled.map(({ toplist }) => portalPaths.toplist(toplist)),
      }),
      '/dashboard/nowhere',
      ...tabs.map((tab) => `/dashboard/casinos/${word?.slug}?tab=${tab}`),
    ],
  };
}
