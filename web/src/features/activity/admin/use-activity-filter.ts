import { useSearchParams } from 'react-router-dom';
import type { ActivityFilter } from '../activity.api.ts';

const FIELDS = ['person', 'kind', 'record', 'from', 'to'] as const;

/** The address of the list narrowed to this. */
function addressOf(narrowed: Partial<ActivityFilter>): string {
  const given = Object.entries(narrowed).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(given)}`;
}

/** What the list is narrowed to, as the address says. */
export function useActivityFilter() {
  const [params, setParams] = useSearchParams();
  const read = (field: keyof ActivityFilter) => params.get(field) ?? '';
  const filter: ActivityFilter = {
    person: read('person'),
    kind: read('kind'),
    // A number without its kind would mean records of every kind.
    record: read('kind') === '' ? '' : read('record'),
    from: read('from'),
    to: read('to'),
  };

  function narrow(changes: Partial<ActivityFilter>): void {
    setParams(new URLSearchParams(addressOf({ ...filter, ...changes })), { replace: true });
  }

  return {
    filter,
    isNarrowed: FIELDS.some((field) => filter[field] !== ''),
    narrow,
    clear: () => setParams({}, { replace: true }),
    addressOf,
  };
}
