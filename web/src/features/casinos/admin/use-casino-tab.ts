import { useSearchParams } from 'react-router-dom';

/** The tabs of a casino, in their order. */
export const CASINO_TABS = [
  { value: 'details', label: 'Details' },
  { value: 'images', label: 'Images' },
  { value: 'payment', label: 'Payment' },
  { value: 'licences', label: 'Licences' },
  { value: 'support', label: 'Support' },
  { value: 'currency', label: 'Currency' },
  { value: 'games', label: 'Games' },
  { value: 'providers', label: 'Providers' },
  { value: 'promos', label: 'Promos' },
  { value: 'review', label: 'Review' },
] as const;

/** The open tab: kept in the address, so that it survives a reload and can be linked to. */
export function useCasinoTab() {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = CASINO_TABS.find(({ value }) => value === named)?.value ?? 'details';

  function toTab(next: string): void {
    if (next === tab) return;
    setParams(next === 'details' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  }

  return { tab, toTab };
}
