import type { Affiliate } from '@slots/contracts/affiliate/affiliates';
import {
  type Casino,
  casino as casinoAnswer,
  type PublicCasino,
  publicCasino as publicCasinoAnswer,
} from '@slots/contracts/casino/casinos';
import {
  type Promotion,
  type PublicPromotion,
  promotion as promotionAnswer,
  type StaffPromotion,
  staffPromotion as staffPromotionAnswer,
} from '@slots/contracts/casino/promotions';
import type { Game } from '@slots/contracts/catalog/game';
import type { GameCard } from '@slots/contracts/catalog/public-games';
import { missingFields } from '@slots/contracts/entity';
import type { Country } from '@slots/contracts/geo/countries';
import type { SessionUser } from '@slots/contracts/identity/auth';

const CREATED = '2026-02-03T09:15:00.000Z';
const UPDATED = '2026-03-03T14:05:00.000Z';
const PICTURE = '/api/public/images/3f6c9a5d1b7e4820c6d4f0a1b2c3d4e5-640';
const LOGO = '/api/public/images/51317789272d551df7b59881ff901c1e3865edac-512';
const PROVIDER = { id: 12, name: 'Aurora Studios', slug: 'aurora-studios' };

const publicCasino: PublicCasino = {
  ...missingFields(publicCasinoAnswer),
  id: 7,
  name: 'Alpenglow Casino',
  slug: 'alpenglow-casino',
  description: 'A casino from the mountains, with quick payments.',
  seo_description: 'Alpenglow Casino reviewed: bonuses, payments and games.',
  website: 'https://alpenglow.example',
  logoImage: LOGO,
  gamblingLicenceId: 1,
  gamblingLicenceIds: [1, 4],
  providers: ['12', '31'],
  paymentMethods: [2, 5],
  published: 'true',
  tradingSince: '2019-05-01',
  rating: '4.5',
  numberOfGames: 2400,
  createdAt: CREATED,
  updatedAt: UPDATED,
};

const casino: Casino = {
  ...missingFields(casinoAnswer),
  ...publicCasino,
  userId: 1,
  createdBy: 1,
  affiliateId: 3,
};

const promotion: Promotion = {
  ...missingFields(promotionAnswer),
  id: 21,
  casinoId: 7,
  headline: '100% up to £100 and 50 spins',
  significantTerms: '18+. New customers. Minimum deposit £10. Wager 10 times within 30 days.',
  ctaLink: 'https://alpenglow.example/welcome',
  score: 80,
  countries: ['GB', 'CA'],
  endsAt: '2027-01-31T18:00:00.000Z',
  kind: 'deposit-match',
  product: 'casino',
  wagering: { times: 10, of: 'bonus' },
  minDeposit: { amount: 10, currency: 'GBP' },
  maxBonus: { amount: 100, currency: 'GBP' },
  freeSpins: 50,
  validDays: 30,
  code: 'ALPEN100',
  createdAt: CREATED,
  updatedAt: UPDATED,
};

const staffPromotion: StaffPromotion = {
  ...missingFields(staffPromotionAnswer),
  ...promotion,
  revenueShare: 35,
  cpa: null,
  linkHealth: { state: 'ok', detail: 'It works.', checkedAt: UPDATED },
  countryLinks: [{ country: 'CA', url: 'https://alpenglow.example/welcome-ca' }],
};

const publicPromotion: PublicPromotion = {
  ...promotion,
  title: promotion.headline,
  description: publicCasino.seo_description,
  endsSoon: false,
  lastCheckedAt: UPDATED,
  casino: {
    id: 7,
    name: 'Alpenglow Casino',
    slug: 'alpenglow-casino',
    logoImage: LOGO,
    rating: '4.5',
    providers: ['12', '31'],
    licenceIds: [1, 4],
    paymentMethodIds: [2, 5],
    currencyIds: [1],
  },
};

const gameCard: GameCard = {
  external_id: 1042,
  name: 'Lantern Festival',
  slug: 'lantern-festival',
  thumb: PICTURE,
  rtp: '96.4',
  provider: PROVIDER,
};

const game: Game = {
  id: 1042,
  external_id: 1042,
  name: 'Lantern Festival',
  slug: 'lantern-festival',
  thumb: PICTURE,
  url: 'https://launcher.example/play/1042',
  description: 'Lanterns rise over a river, and so do the wins.',
  seo_description: null,
  youtube_url: null,
  published: true,
  featured: false,
  megaways: false,
  bonusBuy: true,
  progressive: false,
  providerId: 12,
  provider: PROVIDER,
  typeId: 1,
  type: { id: 1, name: 'Video Slots', slug: 'video-slots' },
  themes: [{ id: 9, name: 'Asia', slug: 'asia' }],
  rtp: '96.4',
  volatility: 'High',
  release: '2026-01-20',
  reels: '5',
  payline: '20',
  currencies: null,
  languages: null,
  landBased: null,
  markets: null,
  clusterSlot: 'no',
  maxExposure: null,
  minBet: '0.20',
  maxBet: '100',
  maxWinPerSpin: '5000',
  autoplay: 'yes',
  quickspin: 'yes',
  tumblingReels: 'no',
  increasingMultipliers: 'no',
  orientation: 'both',
  restrictions: null,
  createdAt: CREATED,
  updatedAt: UPDATED,
};

const affiliate: Affiliate = {
  id: 3,
  name: 'Summit Partners',
  managerName: 'Robin Hill',
  email: 'robin@summit.example',
  loginLink: 'https://summit.example/login',
  username: 'slots-site',
  status: 'activated',
  teamsLink: null,
  telegramProfile: null,
  telephoneNumber: null,
  subIdParameter: null,
  postbackParameters: { clickid: 'subid' },
  companyEmail: 'office@summit.example',
  createdAt: CREATED,
  updatedAt: UPDATED,
};

const country: Country = {
  id: 826,
  code: 'GB',
  name: 'United Kingdom',
  slug: 'united-kingdom',
  flag: '🇬🇧',
};

const sessionUser: SessionUser = { id: 1, username: 'ann', role: 'admin' };

/** Examples of the main shapes, by their name in the document. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  Affiliate: affiliate,
  Casino: casino,
  Country: country,
  Game: game,
  GameCard: gameCard,
  Promotion: promotion,
  PublicCasino: publicCasino,
  PublicPromotion: publicPromotion,
  SessionUser: sessionUser,
  StaffPromotion: staffPromotion,
};
