import { AFFILIATES_FRESH_SECONDS, useAffiliatesQuery } from '../../../api/reference.api.ts';
import { Select } from '../../../ui/select.tsx';
import { ALL, UNASSIGNED } from './use-casino-list-place.ts';

interface AffiliateFilterProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** All casinos, unassigned ones, or those of one affiliate. */
export function AffiliateFilter({ value, onValueChange }: AffiliateFilterProps) {
  const { data: affiliates = [] } = useAffiliatesQuery(undefined, {
    refetchOnMountOrArgChange: AFFILIATES_FRESH_SECONDS,
  });
  const options = [
    { value: ALL, label: 'All Affiliates' },
    { value: UNASSIGNED, label: 'Unassigned' },
    ...affiliates.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Select
      aria-label="Affiliate"
      options={options}
      value={value}
      placeholder="Affiliate"
      onValueChange={onValueChange}
    />
  );
}
