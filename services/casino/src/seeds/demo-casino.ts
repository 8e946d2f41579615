import type { NewCasino } from '../casinos/casino.model.ts';

/** An invented casino; ids of reference data, affiliates and catalog entries are those of the seeds. */
export type DemoCasino = Omit<
  NewCasino,
  '_id' | 'published' | 'createdBy' | 'seo_description' | 'gameTypeIds'
> & { readonly seo_description: string };
