import { badField } from '@slots/http-kit/http-problem.error';

/** The refusal of a body that names an affiliate who does not exist. */
export const unknownAffiliate = (id: number) =>
  badField('affiliateId', `There is no affiliate ${id}.`);
