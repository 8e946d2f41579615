import { useEffect, useState } from 'react';
import { useAffiliates } from '../../../api/reference.api.ts';

/**
 * The affiliates, for casinos that have these. The list is read again once if some are not in it: another person
 * may have added and assigned them since.
 */
export function useAffiliatesOf(ids: readonly (number | null)[]) {
  const { data, isError, isFetching, refetch, requestId } = useAffiliates();
  const known = new Set<number | null>(data?.map(({ id }) => id)).add(null);
  const missing = data ? ids.filter((id) => !known.has(id)).join(' ') : '';
  /** The missing ids, and the request that first lacked them. */
  const [seen, setSeen] = useState({ missing: '', requestId });
  if (seen.missing !== missing) setSeen({ missing, requestId });
  const isBehind = missing !== '' && seen.requestId === requestId && !isError;

  useEffect(() => {
    if (isBehind && !isFetching) void refetch();
  }, [isBehind, isFetching, refetch]);

  return { data, isFetching: isFetching || isBehind, refetch };
}
