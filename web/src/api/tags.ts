/** Subjects of cached answers; a change names those that it makes stale. */
export const TAGS = [
  'Session',
  'Game',
  'GameImport',
  'Casino',
  'Promotion',
  'Affiliate',
  'ReferenceList',
  'User',
  'OwnSession',
  'SavedView',
  'Author',
  'Draft',
] as const;
