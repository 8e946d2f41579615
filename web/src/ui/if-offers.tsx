import type { ReactNode } from 'react';
import { useCountry } from '../api/country/use-country.ts';
import { useConfig } from '../config/config-context.ts';
import { mayShowOffers } from '../config/public-config.ts';
import { EmptyState } from './state.tsx';

/** In place of offers where none may be shown. */
export function NoOffersShown({ headingLevel = 'h2' }: { readonly headingLevel?: 'h2' | 'h3' }) {
  const { country } = useCountry();
  const { visitor } = useConfig();
  const place = visitor.offers ? `for ${country.name}` : 'where you are';
  return (
    <EmptyState headingLevel={headingLevel} title={`We show no casino offers ${place}`}>
      <p>You can still play the free games.</p>
    </EmptyState>
  );
}

/** True where offers may be shown: in the country that they are shown for, and where the visitor is. */
export function useMayShowOffers(): boolean {
  const { country } = useCountry();
  return mayShowOffers(useConfig(), country.code);
}

interface IfOffersProps {
  readonly children: ReactNode;
  /** Shown where no offers may be; nothing by default. */
  readonly otherwise?: ReactNode;
}

/** Shows its content where offers may be. */
export function IfOffers({ children, otherwise = null }: IfOffersProps) {
  return useMayShowOffers() ? children : otherwise;
}
