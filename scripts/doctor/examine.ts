import {
  brokenLinks,
  brokenPromotions,
  missingAffiliates,
  missingPictures,
} from './casino-checks.ts';
import {
  brokenImports,
  brokenTaxonomy,
  missedWithdrawals,
  takenFormerSlugs,
  wrongImportMarks,
  wrongReturns,
} from './catalog-checks.ts';
import type { Check, Finding, OwnersData } from './finding.ts';
import { leftByPeople, nobodyInCharge } from './identity-checks.ts';
import { countersBehind, missingUniqueIndexes } from './numbering-checks.ts';

/** A check comes before those that would take its findings for others. */
const CHECKS: readonly Check[] = [
  missingUniqueIndexes,
  countersBehind,
  nobodyInCharge,
  leftByPeople,
  brokenTaxonomy,
  takenFormerSlugs,
  wrongReturns,
  missedWithdrawals,
  wrongImportMarks,
  brokenImports,
  missingAffiliates,
  brokenLinks,
  missingPictures,
  brokenPromotions,
];

/** Everything broken in the data of all owners, one after the other; nothing is written. */
export async function* examine(data: OwnersData): AsyncIterable<Finding> {
  for (const check of CHECKS) yield* check(data);
}
