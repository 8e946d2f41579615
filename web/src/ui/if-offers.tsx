import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCountry } from '../api/country/use-country.ts';
import { useOffersAllowed } from '../api/country/use-offers-allowed.ts';
import { paths } from '../config/paths.ts';
import { LinkButton } from './button.tsx';
import { EmptyState } from './state.tsx';

/** In place of offers where none may be shown. */
export function NoOffersShown({ headingLevel }: { readonly headingLevel?: 'h2' | 'h3' }) {
  const { country } = useCountry();
  const { noneThere } = useOffersAllowed(country.code);
  return (
    <EmptyState
      icon={<Ban />}
      title={`We show no casino offers ${noneThere ? `for ${country.name}` : 'where you are'}`}
      headingLevel={headingLevel ?? 'h2'}
      actions={<LinkButton to={paths.freeGames}>Play Free Slots</LinkButton>}
    >
      <p>The free games are open to you all the same.</p>
    </EmptyState>
  );
}

interface IfOffersProps {
  readonly children: ReactNode;
  /** Shown where no offers may be; nothing by default. */
  readonly otherwise?: ReactNode;
}

/** Shows its content where offers may be: in the country that they are shown for, and where the visitor is. */
export function IfOffers({ children, otherwise = null }: IfOffersProps) {
  const { country } = useCountry();
  return useOffersAllowed(country.code).allowed ? children : otherwise;
}
