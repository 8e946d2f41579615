/**
 * The portal's addresses, apart from those of visitors: a module is in one chunk as a whole, and the front page
 * loads the others.
 */
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
  guides: '/dashboard/guides',
  guide: (id: number) => `/dashboard/guides/${id}`,
  toplists: '/dashboard/toplists',
  toplist: (id: number) => `/dashboard/toplists/${id}`,
  authors: '/dashboard/authors',
  clicks: '/dashboard/clicks',
  earnings: '/dashboard/earnings',
  importReport: '/dashboard/earnings/import',
  affiliates: '/dashboard/affiliates',
  affiliate: (id: number) => `/dashboard/affiliates/${id}`,
  settings: '/dashboard/settings',
  activity: '/dashboard/activity',
  webhooks: '/dashboard/webhooks',
} as const;

export const portalPatterns = {
  gameImportDetails: '/dashboard/game-import/details/:id',
  casinoDetails: '/dashboard/casinos/:slugOrId',
  gameDetails: '/dashboard/game-details/:id',
  affiliate: '/dashboard/affiliates/:id',
  toplist: '/dashboard/toplists/:id',
  guide: '/dashboard/guides/:id',
} as const;
