import { TicketX } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';

interface NoOffersProps {
  /** After a failure: retries. */
  readonly onRetry?: (() => void) | undefined;
}

/** For a country without offers. */
export function NoOffers({ onRetry }: NoOffersProps) {
  return (
    <EmptyState
      icon={<TicketX />}
      title="No promotions available for your region at the moment."
      headingLevel="h3"
      actions={onRetry && <Button onClick={onRetry}>Try again</Button>}
    >
      <p>Check back later for new offers!</p>
    </EmptyState>
  );
}
