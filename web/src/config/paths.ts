/** Every address of the site. Functions make links, and with ':slug' the router's patterns. */
export const paths = {
  home: '/',
  freeGames: '/free-to-play',
  game: (slug: string) => `/free-to-play/${slug}`,
  highRtp: '/high-rtp',
  latestSlots: '/latest-slots',
  myGames: '/my-games',
  ageCheck: '/age-check',
  gameTypes: '/game-types',
  gameType: (slug: string) => `/game-types/${slug}`,
  gameThemes: '/game-themes',
  gameTheme: (slug: string) => `/game-themes/${slug}`,
  providers: '/providers',
  provider: (slug: string) => `/providers/${slug}`,
  countries: '/country',
  country: (slug: string) => `/country/${slug}`,
  casinos: '/casinos',
  casino: (slug: string) => `/casino/${slug}`,
  casinoReview: (slug: string) => `/casino-review/${slug}`,
  author: (slug: string) => `/authors/${slug}`,
  howWeRate: '/how-we-rate',
  guides: '/guides',
  guide: (slug: string) => `/guides/${slug}`,
  guideTag: (slug: string) => `/guides/tags/${slug}`,
  privacy: '/privacy',
  privacyChoices: '/privacy#privacy-choices',
  terms: '/terms',
  responsibleGaming: '/responsible-gaming',
  login: '/login',
  dashboard: '/dashboard',
  uiKit: '/dev/kit',
} as const;

/** Leads to an offer and counts the click, on this page, at this place of it and by this toplist. */
export function clickOut(
  promotionId: number,
  page: string,
  position: number | undefined,
  toplist: string | undefined,
): string {
  const place = position ? `&pos=${position}` : '';
  return `/go/${promotionId}?at=${encodeURIComponent(page)}${place}${toplist ? `&list=${toplist}` : ''}`;
}

/** True for an address of the staff portal. */
export function isPortal(path: string): boolean {
  return /^\/(?:dashboard|login)(?:\/|$)/i.test(path);
}
