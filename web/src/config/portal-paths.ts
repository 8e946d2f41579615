/** A record's id, or the router's pattern for it. */
type Id = number | ':id';

/**
 * The portal's addresses, apart from those of visitors: a module is in one chunk as a whole, and the front page
 * loads the others.
 */
export const portalPaths = {
  gameImport: '/dashboard/game-import',
  gameImportHistory: '/dashboard/game-import/history',
  gameImportDetails: (id: Id) => `/dashboard/game-import/details/${id}`,
  casinos: '/dashboard/casinos',
  casinoManager: '/dashboard/casino-manager',
  casinoDetails: (slugOrId: string | number) => `/dashboard/casinos/${slugOrId}`,
  gamesManager: '/dashboard/games',
  /** Another address of the same screen. */
  gamesManagerToo: '/dashboard/games-manager',
  gameDetails: (externalId: Id) => `/dashboard/game-details/${externalId}`,
  users: '/dashboard/users',
  referenceList: (name: string) => `/dashboard/${name}`,
  guides: '/dashboard/guides',
  guide: (id: Id) => `/dashboard/guides/${id}`,
  toplists: '/dashboard/toplists',
  toplist: (id: Id) => `/dashboard/toplists/${id}`,
  authors: '/dashboard/authors',
  clicks: '/dashboard/clicks',
  earnings: '/dashboard/earnings',
  importReport: '/dashboard/earnings/import',
  affiliates: '/dashboard/affiliates',
  affiliate: (id: Id) => `/dashboard/affiliates/${id}`,
  settings: '/dashboard/settings',
  activity: '/dashboard/activity',
  webhooks: '/dashboard/webhooks',
} as const;
