/** Every address of the site, once. `pattern`s are for the router, functions make links. */
export const paths = {
  home: '/',
  freeGames: '/free-to-play',
  game: (slug: string) => `/free-to-play/${slug}`,
  highRtp: '/high-rtp',
  latestSlots: '/latest-slots',
  gameTypes: '/game-types',
  gameType: (slug: string) => `/game-types/${slug}`,
  gameThemes: '/game-themes',
  gameTheme: (slug: string) => `/game-themes/${slug}`,
  login: '/login',
  dashboard: '/dashboard',
  gameImport: '/dashboard/game-import',
  gameImportHistory: '/dashboard/game-import/history',
  gameImportDetails: (id: number) => `/dashboard/game-import/details/${id}`,
  gamesManager: '/dashboard/games',
  settings: '/dashboard/settings',
  uiKit: '/dev/kit',
} as const;

export const patterns = {
  game: '/free-to-play/:slug',
  gameType: '/game-types/:slug',
  gameTheme: '/game-themes/:slug',
  gameImportDetails: '/dashboard/game-import/details/:id',
} as const;
