import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';

interface NoOffersProps {
  /** After a failure: retries. */
  readonly onRetry?: (() => void) | undefined;
  readonly headingLevel?: 'h2' | 'h3';
}

/** For a country without offers. */
export function NoOffers({ onRetry, headingLevel = 'h3' }: NoOffersProps) {
  return (
    <EmptyState
      title="No promotions available for your region at the moment."
      headingLevel={headingLevel}
      actions={onRetry && <Button onClick={onRetry}>Try again</Button>}
    >
      <p>Check back later for new offers!</p>
    </EmptyState>
  );
}
