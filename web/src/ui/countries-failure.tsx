import { isProblem, messageOf } from '../api/problem.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface CountriesFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a list of countries that could not be loaded. */
export function CountriesFailure({ error, onRetry }: CountriesFailureProps) {
  return (
    <Alert variant="danger" title={messageOf(error, 'Failed to load countries')}>
      {isProblem(error) && error.requestId !== undefined && (
        <p className="text-xs">{`Request ${error.requestId}`}</p>
      )}
      <Button variant="link" size="sm" className="min-h-6" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
