import { type Casino, updateCasino } from '@slots/contracts/casino/casinos';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isMissing, isProblem, messageOf } from '../../../api/problem.ts';
import { useVersionedSave } from '../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LoadingRecord, NoRecord } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { failureMessage, fieldFault } from '../../../ui/failure-message.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import {
  type CasinoChange,
  useCasinoDetailQuery,
  useUpdateCasinoMutation,
} from '../admin-casinos.api.ts';
import { CasinoHeader } from './casino-header.tsx';
import { type CasinoOnScreen, CasinoOnScreenContext } from './casino-on-screen.ts';
import { CasinoTabs } from './casino-tabs.tsx';
import { useNewAddress } from './use-new-address.ts';

/** Statuses that refuse the field itself: an invalid text, a slug that is taken. */
const FIELD_REFUSALS: ReadonlySet<number> = new Set([400, 409]);

interface CasinoDetailsProps {
  /** Draws the promotions of a casino. */
  readonly renderPromotions: (casino: Casino) => ReactNode;
  /** Draws the tab of its review. */
  readonly renderReview: () => ReactNode;
}

/** One casino, found by its slug or its id in the address. */
export function CasinoDetails(props: CasinoDetailsProps) {
  const { slugOrId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useCasinoDetailQuery(slugOrId, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData && !isMissing(error)) {
    return (
      <LoadedCasino
        // Remounts for another casino: no draft goes over to it.
        key={currentData.record.id}
        found={currentData}
        readAgain={refetch}
        {...props}
      />
    );
  }
  if (isFetching || !error) return <LoadingRecord tab="Casino" label="Loading casino..." />;
  const back = 'Return to Casino List';
  if (isMissing(error)) {
    return (
      <>
        <AdminHead title="Casino Not Found" />
        <EmptyState
          headingLevel="h1"
          title="Casino Not Found"
          icon={<Building2 />}
          actions={
            <LinkButton to={portalPaths.casinos} variant="secondary">
              {back}
            </LinkButton>
          }
        >
          There is no casino at this address. It may have been deleted.
        </EmptyState>
      </>
    );
  }
  return (
    <NoRecord
      tab="Casino"
      title="Error loading casino"
      error={error}
      onRetry={() => void refetch()}
      list={portalPaths.casinos}
      back={back}
    >
      {messageOf(error, 'The casino could not be loaded. Please try again.')}
    </NoRecord>
  );
}

interface LoadedCasinoProps extends CasinoDetailsProps {
  readonly found: Versioned<Casino>;
  readonly readAgain: () => PromiseLike<{
    readonly data?: Versioned<Casino> | undefined;
    readonly error?: unknown;
  }>;
}

function LoadedCasino(props: LoadedCasinoProps) {
  const { found, readAgain, renderPromotions, renderReview } = props;
  const { record: casino } = found;
  const [update] = useUpdateCasinoMutation();
  const toNewAddress = useNewAddress();
  const { save, sendInTurn, conflict } = useVersionedSave({
    send: (change: CasinoChange, version) => update({ id: casino.id, change, etag: version }),
    readAgain,
  });
  const onScreen: CasinoOnScreen = {
    casino,
    sendInTurn: (call) => sendInTurn(call, found),
    async save(change, failed, onSaved) {
      const outcome = await save(change, found);
      if (outcome.kind === 'failed') failureToast(outcome.error, failed);
      if (outcome.kind === 'saved') onSaved?.();
      return outcome.kind !== 'failed';
    },
    async saveChecked(change, failed) {
      const checked = updateCasino.body.safeParse(change);
      if (!checked.success) {
        const [issue] = checked.error.issues;
        return issue ? fieldFault(issue.path.join('.'), issue.message) : failed;
      }
      const outcome = await save(change, found);
      if (outcome.kind === 'saved' && change.slug !== undefined) {
        await toNewAddress(casino.slug, outcome.data);
      }
      if (outcome.kind !== 'failed') return true;
      if (isProblem(outcome.error) && FIELD_REFUSALS.has(outcome.error.status)) {
        return failureMessage(outcome.error, failed);
      }
      failureToast(outcome.error, failed);
      return false;
    },
  };
  return (
    <CasinoOnScreenContext value={onScreen}>
      <AdminHead title={casino.name} />
      <div className="flex flex-col gap-6">
        <CasinoHeader casino={casino} />
        <CasinoTabs promotions={renderPromotions(casino)} review={renderReview()} />
      </div>
      <ConflictDialog conflict={conflict} />
    </CasinoOnScreenContext>
  );
}
