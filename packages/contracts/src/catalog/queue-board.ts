import type { Mount } from '../mount.ts';

/** What waits, runs and has failed on the queues of background jobs. */
export const queueBoard: Mount = {
  owner: 'catalog',
  path: '/api/queues',
  access: 'super',
  methods: ['GET', 'PATCH', 'POST', 'PUT'],
};
