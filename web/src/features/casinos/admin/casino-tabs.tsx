import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tab, TabPanel, Tabs, TabsList } from '../../../ui/tabs.tsx';
import { DetailsTab } from './details/details-tab.tsx';
import { ImagesTab } from './images/images-tab.tsx';
import { ReferenceChoiceTab } from './relations/choice-tab.tsx';
import { GamesTab } from './relations/games-tab.tsx';
import { LicencesTab } from './relations/licences-tab.tsx';
import { ProvidersTab } from './relations/providers-tab.tsx';
import { SupportTab } from './relations/support-tab.tsx';

/** On narrow screens the selected tab may be out of sight. */
function bringIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface CasinoTab {
  readonly value: string;
  readonly label: string;
  readonly panel: ReactNode;
}

/** The open tab: kept in the address, so that it survives a reload and can be linked to. */
function useOpenTab(tabs: readonly CasinoTab[]) {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = tabs.find(({ value }) => value === named)?.value ?? 'details';

  function toTab(next: string): void {
    if (next === tab) return;
    setParams(next === 'details' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  }

  return { tab, toTab };
}

interface CasinoTabsProps {
  readonly promotions: ReactNode;
  readonly review: ReactNode;
}

/** Tabs of a casino's screen. */
export function CasinoTabs({ promotions, review }: CasinoTabsProps) {
  const tabs: readonly CasinoTab[] = [
    { value: 'details', label: 'Details', panel: <DetailsTab /> },
    { value: 'images', label: 'Images', panel: <ImagesTab /> },
    {
      value: 'payment',
      label: 'Payment',
      panel: (
        <ReferenceChoiceTab
          choice="paymentMethods"
          title="Payment Methods"
          about="Payment methods accepted by this casino."
          list="payment-methods"
          loadFailed="Failed to load payment methods list"
        />
      ),
    },
    { value: 'licences', label: 'Licences', panel: <LicencesTab /> },
    { value: 'support', label: 'Support', panel: <SupportTab /> },
    {
      value: 'currency',
      label: 'Currency',
      panel: (
        <ReferenceChoiceTab
          choice="currencies"
          title="Currencies"
          about="Currencies accepted by this casino."
          list="currencies"
        />
      ),
    },
    { value: 'games', label: 'Games', panel: <GamesTab /> },
    { value: 'providers', label: 'Providers', panel: <ProvidersTab /> },
    { value: 'promos', label: 'Promos', panel: promotions },
    { value: 'review', label: 'Review', panel: review },
  ];
  const { tab, toTab } = useOpenTab(tabs);
  return (
    // Manual: the focus returns to a tab that unsaved changes kept from opening, and would ask again.
    <Tabs value={tab} onValueChange={toTab} activationMode="manual">
      <TabsList aria-label="Casino sections">
        {tabs.map(({ value, label }) => (
          <Tab key={value} value={value} ref={value === tab ? bringIntoView : undefined}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {tabs.map(({ value, panel }) => (
        <TabPanel key={value} value={value}>
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  );
}
