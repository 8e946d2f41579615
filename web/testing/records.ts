import { affiliateDetail as affiliateShape } from '@slots/contracts/affiliate/affiliates';
import { deal as dealShape } from '@slots/contracts/affiliate/deals';
import {
  casino as casinoShape,
  type PublicCasino,
  publicCasino,
} from '@slots/contracts/casino/casinos';
import {
  type PublicPromotion,
  publicPromotion,
  staffPromotion as staffPromotionShape,
} from '@slots/contracts/casino/promotions';
import { catalogueGame as catalogueGameShape } from '@slots/contracts/catalog/catalogue-games';
import { syncRun as syncRunShape } from '@slots/contracts/catalog/catalogue-sync';
import { type StaffGame, staffGame as staffGameShape } from '@slots/contracts/catalog/games';
import { importJob as importJobShape } from '@slots/contracts/catalog/imports';
import { gamePage as gameShape } from '@slots/contracts/catalog/public-games';
import type { Country } from '@slots/contracts/geo/countries';
import { AT, maker } from './example.ts';

// Records that several suites share; a test overrides the fields that matter to it.

const told = (id: number) => ({
  name: `Casino ${id}`,
  slug: `casino-${id}`,
  website: 'https://casino.example/',
  gamblingLicenceId: 1,
  gamblingLicenceIds: [1],
  rating: '4.5',
});

const oneCasino = maker(publicCasino)((id) => ({
  ...told(id),
  description: 'It pays on time.',
  seo_description: 'Pays on time, says so in plain words.',
  website: 'https://casino.example',
  providers: ['1'],
  paymentMethods: [1],
  published: 'true',
  tradingSince: '2014-03-18',
  numberOfGames: 2140,
}));

/** A casino for its page and its card. */
export const casino = (id: number, over: Partial<PublicCasino> = {}) => ({
  ...oneCasino(id, over),
  licences: [{ id: 1, name: 'UK Gambling Commission' }],
  promotions: 1,
});

export const staffCasino = maker(casinoShape)((id) => ({
  ...told(id),
  description: 'A casino by a river.',
  seo_description: 'Play by the river.',
  published: 'false',
  tradingSince: '2014-06-03',
  numberOfGames: 1_200,
  userId: 1,
  createdBy: 1,
}));

interface OfferOver extends Partial<Omit<PublicPromotion, 'casino'>> {
  readonly casino?: Partial<PublicPromotion['casino']>;
}

const publicOffer = maker(publicPromotion)((id) => ({
  casinoId: id,
  headline: `Offer ${id}`,
  description: 'Pays on time, says so in plain words.',
  significantTerms: '18+. New players only. Minimum deposit £10.',
  ctaLink: `https://partner.example/offer-${id}`,
  score: 100 - id,
  countries: ['GB'],
  lastCheckedAt: '2026-11-01T00:00:00.000Z',
}));

/** An offer of the casino with the same id. */
export function offer(id: number, { casino: ofCasino, ...over }: OfferOver = {}): PublicPromotion {
  const casinoId = over.casinoId ?? id;
  return publicOffer(id, {
    title: over.headline ?? `Offer ${id}`,
    ...over,
    casino: {
      id: casinoId,
      name: `Casino ${casinoId}`,
      slug: `casino-${casinoId}`,
      logoImage: null,
      rating: '4.5',
      providers: ['1'],
      licenceIds: [1],
      paymentMethodIds: [1],
      currencyIds: [1],
      ...ofCasino,
    },
  });
}

export const staffPromotion = maker(staffPromotionShape)((id) => ({
  casinoId: 1,
  headline: `Offer ${id}`,
  significantTerms: '18+. Wagering applies.',
  ctaLink: 'https://offers.example/1',
  score: 50,
  revenueShare: 30,
  cpa: 120,
  countries: ['GB'],
}));

const facts = {
  rtp: '96.51',
  volatility: 'High',
  release: '2026-03-14',
  reels: '5-3',
  payline: '20',
};
/** The catalogue's values for most games. */
const ranges = { megaways: true, orientation: 'Both' };

const named = (id: number) => ({ external_id: id, name: `Game ${id}`, slug: `game-${id}` });

/** A published game of the provider with id 1. */
export const publicGame = maker(gameShape)((id) => ({
  ...facts,
  ...named(id),
  url: '',
  description: 'A game about birds.',
  published: true,
  providerId: 1,
  provider: { id: 1, name: 'Kestrel Works', slug: 'kestrel-works' },
  rtp: '96.5',
  release: '2025-03-14',
  reels: '5',
  indexed: true,
}));

const oneStaffGame = maker(staffGameShape)((id) => ({
  ...facts,
  ...ranges,
  ...named(id),
  url: `https://launcher.example/iframe/${id}`,
  description: 'A slot about a river.',
  published: true,
  status: 'published',
  providerId: 1,
  provider: { id: 1, name: 'Northlight Studios', slug: 'northlight-studios' },
  typeId: 1,
  type: { id: 1, name: 'Video Slots', slug: 'video-slots' },
  themes: [{ id: 1, name: 'Egypt', slug: 'egypt' }],
  clusterSlot: 'no',
  maxExposure: '250,000',
  minBet: '0.20',
  maxBet: '100',
  maxWinPerSpin: '5,000x',
  autoplay: 'yes',
  tumblingReels: 'Sometimes',
  increasingMultipliers: 'yes',
  restrictions: '',
  createdAt: '2026-10-01T09:30:00.000Z',
}));

/** A game for its screen and for the list. */
export function staffGame(id: number, over: Partial<StaffGame> = {}) {
  const game = oneStaffGame(id, over);
  return {
    ...game,
    provider_name: game.provider?.name ?? null,
    type_name: game.type?.name ?? null,
    launcher: game.launcherHealth?.state ?? null,
  };
}

export const catalogueGame = maker(catalogueGameShape)((id) => ({
  ...facts,
  ...ranges,
  ...named(id),
  url: `https://launcher.example/iframe/${id}`,
  provider: { id: 1, name: 'Northlight Studios' },
  type: { id: 1, name: 'Video Slots' },
  themes: [
    { id: 1, name: 'Egypt' },
    { id: 2, name: 'Treasure' },
  ],
  description: 'A slot about a river, a boat and what the boat carries.',
  min_bet: '0.20',
  max_bet: '100',
  max_win_per_spin: '5,000x',
  max_exposure: '250,000',
  cluster_slot: 'no',
  autoplay: 'yes',
  quickspin: 'yes',
  tumbling_reels: 'no',
  increasing_multipliers: 'yes',
  restrictions: 'US,FR',
}));

/** An affiliate with nothing but a name. */
export const affiliate = maker(affiliateShape)((id) => ({
  name: `Affiliate ${id}`,
  status: 'not_applied',
  createdAt: '2026-10-01T09:00:00.000Z',
}));

/** A deal of the affiliate 4 that runs since the first of October. */
export const deal = maker(dealShape)(() => ({
  affiliateId: 4,
  model: 'cpa',
  cpa: { amount: 40, currency: 'GBP' },
  from: '2026-10-01',
}));

const oneImport = maker(importJobShape)(() => ({
  state: 'completed',
  progress: { total: 2, done: 2, succeeded: 2, failed: 0 },
  requestedBy: { id: 1, username: 'marianne' },
  results: { success: [1, 2], errors: [], failed: 0 },
  finishedAt: AT,
}));
/** An import of two games that went well. */
export const importJob = (over: Parameters<typeof oneImport>[1] = {}) => oneImport(1, over);

const oneSync = maker(syncRunShape)(() => ({
  mode: 'full',
  state: 'completed',
  pages: 167,
  pagesDone: 167,
  games: 25_000,
  finishedAt: AT,
}));
/** A run of the catalogue's sync. */
export const syncRun = (over: Parameters<typeof oneSync>[1] = {}) => oneSync(1, over);

export const COUNTRIES: Country[] = [
  { id: 1, code: 'GB', name: 'United Kingdom', slug: 'united-kingdom', flag: '🇬🇧' },
  { id: 2, code: 'GL', name: 'Global', slug: 'global', flag: '🌐' },
  { id: 3, code: 'CA', name: 'Canada', slug: 'canada', flag: '🇨🇦' },
  { id: 4, code: 'SE', name: 'Sweden', slug: 'sweden', flag: '🇸🇪' },
  { id: 5, code: 'NZ', name: 'New Zealand', slug: 'new-zealand', flag: '🇳🇿' },
];
