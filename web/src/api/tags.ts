/** What cached answers can be about; a change names what it makes stale. */
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
