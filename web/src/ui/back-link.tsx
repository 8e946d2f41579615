import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '../api/problem.ts';
import { AdminHead } from '../head/admin-head.tsx';
import { LinkButton } from './button.tsx';
import { Spinner } from './spinner.tsx';
import { ErrorState } from './state.tsx';

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Link from a record back to its list. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-2 self-start rounded-md font-medium text-ink-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}

interface LoadingRecordProps {
  readonly tab: string;
  readonly label: string;
}

/** A record's screen before it is there. */
export function LoadingRecord({ tab, label }: LoadingRecordProps) {
  return (
    <div className="grid min-h-80 place-items-center">
      <AdminHead title={tab} />
      <Spinner label={label} />
    </div>
  );
}

interface NoRecordProps {
  /** Title of the tab, where that is another. */
  readonly tab?: string;
  readonly title: string;
  readonly error?: unknown;
  /** Offered after a failure; a record that is not there is not asked for again. */
  readonly onRetry?: () => void;
  /** The record's list, and the words of the link to it. */
  readonly list: string;
  readonly back: string;
  readonly children: ReactNode;
}

/** A record's screen where there is none. */
export function NoRecord({ tab, list, back, children, onRetry, ...failure }: NoRecordProps) {
  const { error } = failure;
  return (
    <>
      <AdminHead title={tab ?? failure.title} />
      <ErrorState
        headingLevel="h1"
        {...failure}
        {...(onRetry && error !== undefined && !isMissing(error) && { onRetry })}
        actions={
          <LinkButton to={list} variant="secondary">
            <ArrowLeft aria-hidden />
            {back}
          </LinkButton>
        }
      >
        <p>{children}</p>
      </ErrorState>
    </>
  );
}
