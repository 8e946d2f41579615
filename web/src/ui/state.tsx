import { clsx } from 'clsx';
import { CircleAlert, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isProblem } from '../api/problem.ts';
import { Button } from './button.tsx';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
  readonly className?: string;
}

/** Empty content, which is no error. */
export function EmptyState({
  title,
  children,
  icon,
  actions,
  headingLevel: Heading = 'h2',
  className,
}: StateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong/60 px-6 py-12 text-center',
        className,
      )}
    >
      <span
        aria-hidden
        className="grid size-14 place-items-center rounded-full bg-tint text-on-tint [&_svg]:size-6"
      >
        {icon ?? <SearchX />}
      </span>
      <Heading className="text-heading font-bold">{title}</Heading>
      {children !== undefined && <div className="max-w-prose text-ink-muted">{children}</div>}
      {actions !== undefined && (
        <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
      )}
    </div>
  );
}

interface ErrorStateProps extends StateProps {
  readonly onRetry?: () => void;
  /** Its request's id is shown, so that a visitor can quote it and staff can find it in the logs. */
  readonly error?: unknown;
}

/** A failure: its message, a retry, and the request's id. Retries by itself when the connection is back. */
export function ErrorState({ onRetry, error, actions, children, ...rest }: ErrorStateProps) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    const online = () => retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  const requestId = isProblem(error) ? error.requestId : undefined;
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert />}
        {...rest}
        actions={
          onRetry || actions ? (
            <>
              {onRetry && <Button onClick={onRetry}>Try again</Button>}
              {actions}
            </>
          ) : undefined
        }
      >
        {children}
        {requestId !== undefined && (
          <p className="mt-3 text-xs text-ink-faint">
            Request <code className="font-mono select-all">{requestId}</code>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
