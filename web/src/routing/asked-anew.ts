import type { Endpoint } from './loading.ts';

/**
 * A query that is made at each visit of a page, also where its answer is known: what the page shows may have been
 * unpublished since. What is known is shown meanwhile.
 */
export const askedAnew = <Arg, T>({
  name,
  select,
  initiate,
}: Endpoint<Arg, T>): Endpoint<Arg, T> => ({
  name,
  select,
  initiate: (arg, options) => initiate(arg, { ...options, forceRefetch: true }),
});
