import { join } from 'node:path';
import { contracts, publicContracts } from '@slots/contracts/registry';
import { REPOSITORY } from '@slots/processes/repository';

/** The page that counts calls. */
export const SECURITY_PAGE = join(REPOSITORY, 'docs/security.md');

/** Callers of a cell through the gateway: anonymous, and the three roles; around it, three services more. */
const PEOPLE = 4;
const SERVICES = 3;
/** The API keys that the matrix tries. */
const KEYS = 3;

const having = (access: string) => contracts.filter((contract) => contract.access === access);
const withService = contracts.filter(({ owner }) => owner !== 'gateway');
const reads = publicContracts.filter(({ method, events }) => method === 'GET' && !events);

/** Figures by the name before the number on the page. */
const COUNTS: Readonly<Record<string, number>> = {
  calls: publicContracts.length,
  open: having('any').length,
  staff: having('staff').length,
  managers: having('managers').length,
  super: having('super').length,
  inside: having('internal').length,
  cells: publicContracts.length * PEOPLE,
  cellsOfKeys: (publicContracts.length + withService.length) * KEYS,
  cellsAround: withService.length * (PEOPLE + SERVICES),
  closed: contracts.filter(({ access }) => access !== 'any').length,
  bodies: publicContracts.filter(({ method, body }) => method !== 'GET' && body).length * 9,
  origins: publicContracts.filter(({ events }) => !events).length * 2,
  staffReads: reads.filter(({ access }) => access !== 'any').length,
};

/** A page with each of its marked figures as the contracts have it. @throws Error for a figure without a name */
export function withCounts(page: string): string {
  return page.replaceAll(/<!--(\w+)-->[\d,]*<!---->/g, (_mark, name: string) => {
    const count = COUNTS[name];
    if (count === undefined) throw new Error(`Nothing counts "${name}".`);
    return `<!--${name}-->${count.toLocaleString('en')}<!---->`;
  });
}
