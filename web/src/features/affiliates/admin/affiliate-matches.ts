import type { Affiliate } from '@slots/contracts/affiliate/affiliates';

/** Whether any of the texts that an affiliate is looked for by holds the term, or its id is the term. */
export function affiliateMatches(affiliate: Affiliate, term: string): boolean {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return true;
  const { id, name, managerName, email, companyEmail, username, telegramProfile, telephoneNumber } =
    affiliate;
  return [
    String(id),
    name,
    managerName,
    email,
    companyEmail,
    username,
    telegramProfile,
    telephoneNumber,
  ].some((text) => text?.toLowerCase().includes(wanted) === true);
}
