import type { Mount } from '../mount.ts';

/** The board of waiting, running and failed background jobs. */
export const queueBoard: Mount = {
  owner: 'catalog',
  path: '/api/queues',
  access: 'super',
  methods: ['GET', 'PATCH', 'POST', 'PUT'],
};
