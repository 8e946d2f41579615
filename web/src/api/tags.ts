/** Subjects of cached answers; a change names those that it makes stale. */
export const TAGS = [
  'Session',
  'Game',
  'GameImport',
  'Casino',
  'Promotion',
  'Affiliate',
  'PaymentMethod',
  'GamblingLicence',
  'Currency',
  'User',
  'OwnSession',
  'SavedView',
] as const;
