import { skipToken } from '@reduxjs/toolkit/query';
import { pathId } from '@slots/contracts/fields';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LoadingRecord, NoRecord } from '../../../ui/back-link.tsx';
import { useAffiliateQuery } from '../affiliates.api.ts';
import { AffiliateView } from './affiliate-view.tsx';

const LIST = { list: portalPaths.affiliates, back: 'Back to Affiliates' };

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
      <NoRecord title="Invalid Affiliate ID" {...LIST}>
        An affiliate ID is a whole number.
      </NoRecord>
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
    return <LoadingRecord tab="Affiliate" label="Loading affiliate..." />;
  }
  return (
    <NoRecord
      title="Affiliate Not Found"
      error={error}
      onRetry={() => void affiliate.refetch()}
      {...LIST}
    >
      There is no such affiliate, or it could not be loaded.
    </NoRecord>
  );
}
