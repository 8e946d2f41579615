import { useAffiliates } from '../../../api/reference.api.ts';
import { recordOptions } from '../../../ui/named-options.ts';
import { Select } from '../../../ui/select.tsx';
import { ALL, UNASSIGNED } from './casino-list-parameters.ts';

const FIXED = [
  { value: ALL, label: 'All Affiliates' },
  { value: UNASSIGNED, label: 'Unassigned' },
];

interface AffiliateFilterProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** All casinos, unassigned ones, or those of one affiliate. */
export function AffiliateFilter({ value, onValueChange }: AffiliateFilterProps) {
  const list = useAffiliates();
  return (
    <Select
      aria-label="Affiliate"
      options={recordOptions({ fixed: FIXED, noun: 'Affiliate', list, value })}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
