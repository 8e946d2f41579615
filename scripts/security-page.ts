import { contracts, publicContracts } from '@slots/contracts/registry';

/** Callers of a cell through the gateway: nobody, and the three roles; around it, three services more. */
const PEOPLE = 4;
const SERVICES = 3;

const having = (access: string) => contracts.filter((contract) => contract.access === access);
const ofServices = contracts.filter(({ owner }) => owner !== 'gateway');
const closed = contracts.filter(({ access }) => access !== 'any');
const withBody = publicContracts.filter(({ method, body }) => method !== 'GET' && body);

/** What docs/security.md counts, by the name that stands before the number there. */
const COUNTS: ReadonlyMap<string, number> = new Map([
  ['calls', publicContracts.length],
  ['open', having('any').length],
  ['staff', having('staff').length],
  ['super', having('super').length],
  ['inside', having('internal').length],
  ['cells', publicContracts.length * PEOPLE],
  ['cellsAround', ofServices.length * (PEOPLE + SERVICES)],
  ['closed', closed.length],
  ['bodies', withBody.length * 9],
  ['origins', publicContracts.filter(({ events }) => !events).length * 2],
  [
    'staffReads',
    publicContracts.filter(
      ({ method, events, access }) => method === 'GET' && !events && access !== 'any',
    ).length,
  ],
]);

/**
 * The page with each number that the contracts decide: `<!--calls-->132<!---->`.
 * @throws Error for a name that nothing is counted under
 */
export function withCounts(page: string): string {
  return page.replaceAll(/<!--(\w+)-->[\d,]*<!---->/g, (_text, name: string) => {
    const count = COUNTS.get(name);
    if (count === undefined) throw new Error(`Nothing is counted as ${name}.`);
    return `<!--${name}-->${count.toLocaleString('en')}<!---->`;
  });
}
