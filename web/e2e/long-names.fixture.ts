import { keptLists } from '@slots/contracts/casino/reference-data';
import { z } from 'zod';
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

const ided = z.object({ id: z.int() });
const slugged = z.object({ slug: z.string() });

/** A game of a long name; there is one for each of them. */
function catalogueGame(name: string, index: number) {
  const id = index + 1;
  const named = { id, name, slug: `long-${id}` };
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
  slug: `long-${index + 1}`,
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
  async function fill(name: string, index: number): Promise<{ slug: string; affiliate: number }> {
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
    await make('/api/promotions', {
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
    return { slug: slugged.parse(await call('GET', at)).slug, affiliate };
  }

  const filled = [];
  for (const [index, name] of NAMES.entries()) filled.push(await fill(name, index));
  const gameSlugs = await Promise.all(
    NAMES.map(
      async (_name, index) => slugged.parse(await call('GET', `/api/games/${index + 1}`)).slug,
    ),
  );
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
  ];

  return {
    ...started,
    publicPages: [
      '/',
      '/free-to-play',
      '/latest-slots',
      '/high-rtp',
      '/country',
      '/country/united-kingdom',
      '/game-types',
      '/game-themes',
      '/my-games',
      '/age-check',
      '/privacy',
      '/terms',
      '/responsible-gaming',
      '/login',
      `/${ONE_WORD}`,
      `/free-to-play/${ONE_WORD}`,
      `/casino/${ONE_WORD}`,
      `/casino-review/${ONE_WORD}`,
      ...gameSlugs.map((slug) => `/free-to-play/${slug}`),
      ...NAMES.map((_name, index) => `/free-to-play?provider=long-${index + 1}`),
      ...NAMES.map((_name, index) => `/game-types/long-${index + 1}`),
      ...NAMES.map((_name, index) => `/game-themes/long-${index + 1}`),
      ...filled.flatMap(({ slug }) => [`/casino/${slug}`, `/casino-review/${slug}`]),
    ],
    portalPages: [
      '/dashboard',
      '/dashboard/users',
      '/dashboard/casinos',
      '/dashboard/casino-manager',
      '/dashboard/games',
      '/dashboard/game-import',
      '/dashboard/game-import/history',
      ...Object.values(keptLists).map(({ name }) => `/dashboard/${name}`),
      '/dashboard/affiliates',
      '/dashboard/settings',
      '/dashboard/activity',
      '/dashboard/webhooks',
      '/dashboard/nowhere',
      ...NAMES.flatMap((_name, index) => [
        `/dashboard/game-details/${index + 1}`,
        `/dashboard/game-import/details/${index + 1}`,
      ]),
      ...filled.flatMap(({ slug, affiliate }) => [
        `/dashboard/casinos/${slug}`,
        `/dashboard/affiliates/${affiliate}`,
      ]),
      ...tabs.map((tab) => `/dashboard/casinos/${word?.slug}?tab=${tab}`),
    ],
  };
}
