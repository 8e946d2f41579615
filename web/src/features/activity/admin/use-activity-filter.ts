import { faultOfPeriod } from '../../../ui/period-fault.ts';
import { useAddressSearch } from '../../../ui/use-address-search.ts';
import type { ActivityFilter } from '../activity.api.ts';

/** Address of the list with this filter. */
function addressOf(narrowed: Partial<ActivityFilter>): string {
  const given = Object.entries(narrowed).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(given)}`;
}

function filterIn(params: URLSearchParams): ActivityFilter {
  const read = (field: keyof ActivityFilter) => params.get(field) ?? '';
  return {
    person: read('person'),
    kind: read('kind'),
    // A number without its kind would mean records of every kind.
    record: read('kind') === '' ? '' : read('record'),
    from: read('from'),
    to: read('to'),
  };
}

/** The list's filter, kept in the address. */
export function useActivityFilter() {
  const [params, setParams] = useAddressSearch();
  const filter = filterIn(params);

  function narrow(changes: Partial<ActivityFilter>): void {
    setParams((before) => new URLSearchParams(addressOf({ ...filterIn(before), ...changes })), {
      replace: true,
      // A field that shows a value late loses the next key.
      flushSync: true,
    });
  }

  return {
    filter,
    isNarrowed: Object.values(filter).some((value) => value !== ''),
    narrow,
    /** The reason why nothing can be asked for with these changes. */
    faultOf: (changes: Partial<ActivityFilter>) => faultOfPeriod({ ...filter, ...changes }),
    clear: () => setParams(() => new URLSearchParams(), { replace: true }),
    addressOf,
  };
}
