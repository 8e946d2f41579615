import type { ReactNode } from 'react';
import { Tab, TabPanel, Tabs, TabsList } from '../../../ui/tabs.tsx';
import { DetailsTab } from './details/details-tab.tsx';
import { ImagesTab } from './images/images-tab.tsx';
import { CurrencyTab } from './relations/currency-tab.tsx';
import { GamesTab } from './relations/games-tab.tsx';
import { LicencesTab } from './relations/licences-tab.tsx';
import { PaymentTab } from './relations/payment-tab.tsx';
import { ProvidersTab } from './relations/providers-tab.tsx';
import { SupportTab } from './relations/support-tab.tsx';
import { CASINO_TABS, useCasinoTab } from './use-casino-tab.ts';

/** On narrow screens the selected tab may be out of sight. */
function bringIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface CasinoTabsProps {
  readonly promotions: ReactNode;
  readonly review: ReactNode;
}

/** Tabs of a casino's screen. */
export function CasinoTabs({ promotions, review }: CasinoTabsProps) {
  const { tab, toTab } = useCasinoTab();
  const panels: Record<(typeof CASINO_TABS)[number]['value'], ReactNode> = {
    details: <DetailsTab />,
    images: <ImagesTab />,
    payment: <PaymentTab />,
    licences: <LicencesTab />,
    support: <SupportTab />,
    currency: <CurrencyTab />,
    games: <GamesTab />,
    providers: <ProvidersTab />,
    promos: promotions,
    review,
  };
  return (
    <Tabs value={tab} onValueChange={toTab}>
      <TabsList aria-label="Casino sections">
        {CASINO_TABS.map(({ value, label }) => (
          <Tab key={value} value={value} ref={value === tab ? bringIntoView : undefined}>
            {label}
          </Tab>
        ))}
      </TabsList>
      {CASINO_TABS.map(({ value }) => (
        <TabPanel key={value} value={value}>
          {panels[value]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
