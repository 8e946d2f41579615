import { useAffiliatesQuery } from '../../../api/reference.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { SAME_SCREEN } from '../../../ui/unsaved-changes.tsx';
import { useAddressSearch } from '../../../ui/use-address-search.ts';
import { ImportProgress } from './import-progress.tsx';
import { PastReports } from './past-reports.tsx';
import { ReportForm } from './report-form.tsx';

const IMPORT = 'import';

/** Takes in the report of a partner. The import that is looked at stands in the address, so that a reload finds it. */
export function Component() {
  const affiliates = useAffiliatesQuery();
  const [params, setParams] = useAddressSearch();
  const importId = Number(params.get(IMPORT) ?? Number.NaN);

  const addressOf = (id: number) => () => new URLSearchParams({ [IMPORT]: String(id) });
  const open = (id: number) => setParams(addressOf(id));
  // What the form held is in the import.
  const follow = (id: number) =>
    setParams(addressOf(id), { state: SAME_SCREEN, whileStill: (now) => !now.has(IMPORT) });
  const close = () => setParams(() => new URLSearchParams());
  const nameOf = (id: number) =>
    affiliates.data?.find((affiliate) => affiliate.id === id)?.name ?? `Affiliate ${id}`;

  return (
    <div className="@container flex flex-col gap-6">
      <BackLink to={portalPaths.earnings}>Earnings</BackLink>
      <ScreenHeader
        title="Import Report"
        subtitle="Imports a partner's report. Rows that were imported before count once."
      />
      {Number.isInteger(importId) ? (
        <ImportProgress key={importId} importId={importId} nameOf={nameOf} onAnother={close} />
      ) : affiliates.isError && !affiliates.data ? (
        <ListFailure title="Failed to load affiliates" query={affiliates} />
      ) : affiliates.data?.length === 0 ? (
        <EmptyState
          title="No affiliates yet"
          actions={<LinkButton to={portalPaths.affiliates}>Go to Affiliates</LinkButton>}
        >
          A report belongs to an affiliate. Add the affiliate first.
        </EmptyState>
      ) : (
        <ReportForm affiliates={affiliates.data} onStarted={follow} />
      )}
      <PastReports nameOf={nameOf} onOpen={open} />
    </div>
  );
}
