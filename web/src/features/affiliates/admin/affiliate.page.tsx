import { skipToken } from '@reduxjs/toolkit/query';
import { pathId } from '@slots/contracts/fields';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { useAffiliateQuery } from '../affiliates.api.ts';
import { AffiliateView } from './affiliate-view.tsx';

/** Affiliate detail. Only a number can be an affiliate: other ids make no call. */
export function Component() {
  const { id = '' } = useParams();
  const { data: affiliateId } = pathId.safeParse(id);
  const affiliate = useAffiliateQuery(affiliateId ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData: shown, error, isFetching } = affiliate;

  if (affiliateId === undefined) {
    return (
      <Missing title="Invalid Affiliate ID">
        <p>An affiliate ID is a whole number.</p>
      </Missing>
    );
  }
  if (shown && !isMissing(error)) {
    return (
      <>
        <AdminHead title={shown.record.name} />
        <AffiliateView key={shown.record.id} affiliate={shown} />
      </>
    );
  }
  if (isFetching || affiliate.isUninitialized) {
    return (
      <div className="grid min-h-80 place-items-center">
        <AdminHead title="Affiliate" />
        <Spinner label="Loading affiliate..." />
      </div>
    );
  }
  return (
    <Missing
      title="Affiliate Not Found"
      error={error}
      {...(!isMissing(error) && { onRetry: () => void affiliate.refetch() })}
    >
      <p>There is no such affiliate, or it could not be loaded.</p>
    </Missing>
  );
}

interface MissingProps {
  readonly title: string;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

function Missing({ title, error, onRetry, children }: MissingProps) {
  return (
    <>
      <AdminHead title={title} />
      <ErrorState
        headingLevel="h1"
        title={title}
        error={error}
        {...(onRetry !== undefined && { onRetry })}
        actions={
          <LinkButton to={portalPaths.affiliates} variant="secondary">
            <ArrowLeft aria-hidden />
            Back to Affiliates
          </LinkButton>
        }
      >
        {children}
      </ErrorState>
    </>
  );
}
