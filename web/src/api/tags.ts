/** Subjects of cached answers; a change names those that it makes stale. Those of the portal alone are in portal-api.ts. */
export const TAGS = ['Session', 'Game', 'Casino', 'Promotion'] as const;
