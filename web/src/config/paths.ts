/** Every address of the site. `pattern`s are for the router, functions make links. */
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
  countries: '/country',
  country: (slug: string) => `/country/${slug}`,
  casino: (slug: string) => `/casino/${slug}`,
  casinoReview: (slug: string) => `/casino-review/${slug}`,
  /** Drawn by the server; `version` changes with the picture's content. */
  gameShareImage: (slug: string, version: string) =>
    `/share/games/${slug}.png?v=${encodeURIComponent(version)}`,
  casinoShareImage: (slug: string, version: string) =>
    `/share/casinos/${slug}.png?v=${encodeURIComponent(version)}`,
  /** Leads to an offer and counts the click, on this page and at this place of it. */
  clickOut: (promotionId: number, page: string, position: number | undefined) =>
    `/go/${promotionId}?at=${encodeURIComponent(page)}${position ? `&pos=${position}` : ''}`,
  privacy: '/privacy',
  privacyChoices: '/privacy#privacy-choices',
  terms: '/terms',
  responsibleGaming: '/responsible-gaming',
  login: '/login',
  dashboard: '/dashboard',
  uiKit: '/dev/kit',
} as const;

export const patterns = {
  game: '/free-to-play/:slug',
  gameType: '/game-types/:slug',
  gameTheme: '/game-themes/:slug',
  country: '/country/:slug',
  casino: '/casino/:slug',
  casinoReview: '/casino-review/:slug',
} as const;

/** The portal's addresses, apart from those of visitors, whose bundles leave them out. */
export const portalPaths = {
  gameImport: '/dashboard/game-import',
  gameImportHistory: '/dashboard/game-import/history',
  gameImportDetails: (id: number) => `/dashboard/game-import/details/${id}`,
  casinos: '/dashboard/casinos',
  casinoManager: '/dashboard/casino-manager',
  casinoDetails: (slugOrId: string | number) => `/dashboard/casinos/${slugOrId}`,
  gamesManager: '/dashboard/games',
  /** Another address of the same screen. */
  gamesManagerToo: '/dashboard/games-manager',
  gameDetails: (externalId: number) => `/dashboard/game-details/${externalId}`,
  users: '/dashboard/users',
  referenceList: (name: string) => `/dashboard/${name}`,
  clicks: '/dashboard/clicks',
  affiliates: '/dashboard/affiliates',
  affiliate: (id: number) => `/dashboard/affiliates/${id}`,
  settings: '/dashboard/settings',
  activity: '/dashboard/activity',
} as const;

export const portalPatterns = {
  gameImportDetails: '/dashboard/game-import/details/:id',
  casinoDetails: '/dashboard/casinos/:slugOrId',
  gameDetails: '/dashboard/game-details/:id',
  affiliate: '/dashboard/affiliates/:id',
} as const;

/** True for an address of the staff portal. */
export function isPortal(path: string): boolean {
  return /^\/(?:dashboard|login)(?:\/|$)/i.test(path);
}
