import type { AssignableCasino } from '@slots/contracts/casino/casinos';
import { Link2, X } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useProductionCasinosQuery } from '../../../api/casino-names.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useIsHere } from '../../../routing/use-is-here.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { ExportLink } from '../../../ui/export-link.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { Loaded } from '../../../ui/list-failure.tsx';
import { LogoTile } from '../../../ui/logo-tile.tsx';
import { namedOptions } from '../../../ui/named-options.ts';
import { Select } from '../../../ui/select.tsx';
import {
  useAssignCasinoMutation,
  useAssignedCasinosQuery,
  useRemoveCasinoMutation,
} from '../affiliates.api.ts';

const LOGO_PX = 44;

/** An affiliate's casinos: unassigned ones can be assigned, its own removed. */
export function CasinoRelationships({ affiliateId }: { readonly affiliateId: number }) {
  const assigned = useAssignedCasinosQuery(affiliateId, { refetchOnMountOrArgChange: true });
  return (
    <TitledCard title="Casino Relationships" className="flex flex-col gap-5">
      <AssignForm affiliateId={affiliateId} />
      <Loaded
        query={assigned}
        failed="The assigned casinos could not be loaded"
        loading="Loading assigned casinos..."
      >
        {(casinos) =>
          casinos.length === 0 ? (
            <p className="text-ink-muted">No casinos are assigned to this affiliate yet.</p>
          ) : (
            <>
              <ul aria-label="Assigned casinos" className="flex flex-col divide-y divide-line">
                {casinos.map((casino) => (
                  <AssignedCasino key={casino.id} casino={casino} />
                ))}
              </ul>
              <ExportLink file={`/api/casinos.csv?affiliate=${affiliateId}&sort=name`} />
            </>
          )
        }
      </Loaded>
    </TitledCard>
  );
}

/** Answers may lack the affiliate, too. */
const isUnassigned = ({ affiliateId }: AssignableCasino) => !affiliateId;

/** Text of the closed dropdown. */
function placeholderOf(casinos: readonly AssignableCasino[] | undefined, failed: boolean): string {
  if (failed) return 'Error loading casinos';
  if (casinos === undefined) return 'Loading casinos';
  if (casinos.length === 0) return 'No casino data available';
  const free = casinos.some(isUnassigned);
  return free ? 'Select a casino' : 'No unassigned casinos available';
}

function AssignForm({ affiliateId }: { readonly affiliateId: number }) {
  const all = useProductionCasinosQuery(undefined, { refetchOnMountOrArgChange: true });
  const [assign, { isLoading }] = useAssignCasinoMutation();
  const [chosen, setChosen] = useState('');
  const failed = all.isError && all.data === undefined && !all.isFetching;
  const free = (all.data ?? []).filter(isUnassigned);

  async function submit(): Promise<void> {
    const { data, error } = await assign({ params: { affiliateId, casinoId: chosen } });
    if (error) {
      failureToast(error, 'Failed to assign casino to affiliate');
      return;
    }
    setChosen('');
    toast.success(data.message);
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-60 flex-1">
        <Select
          aria-label="Casino to assign"
          options={namedOptions(free)}
          value={chosen}
          onValueChange={setChosen}
          placeholder={placeholderOf(all.data, failed)}
          disabled={free.length === 0}
        />
      </div>
      {failed && (
        <Button variant="secondary" onClick={() => void all.refetch()}>
          Try again
        </Button>
      )}
      <Button disabled={chosen === ''} busy={isLoading} onClick={() => void submit()}>
        {!isLoading && <Link2 aria-hidden />}
        Assign Casino
      </Button>
    </div>
  );
}

function AssignedCasino({ casino }: { readonly casino: AssignableCasino }) {
  const { id, name, slug, logoImage } = casino;
  const [remove, { isLoading }] = useRemoveCasinoMutation();
  const isHere = useIsHere();

  async function submit(): Promise<void> {
    const { error } = await remove({ params: { casinoId: id } });
    if (error) failureToast(error, 'Failed to remove casino from affiliate');
    // Everything on the page may have been about this assignment.
    else if (isHere()) window.location.reload();
    else toast.success('Casino removed from affiliate successfully');
  }

  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <LogoTile src={logoImage} size={LOGO_PX} name={name} className="size-11!" />
      <div className="min-w-32 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-muted">Casino ID: {id}</p>
      </div>
      <LinkButton
        to={portalPaths.casinoDetails(slug)}
        variant="secondary"
        size="sm"
        aria-label={`Manage Casino ${name}`}
      >
        Manage Casino
      </LinkButton>
      <Button
        variant="secondary"
        size="sm"
        className="text-danger!"
        aria-label={`Remove ${name}`}
        busy={isLoading}
        onClick={() => void submit()}
      >
        {!isLoading && <X aria-hidden />}
        Remove
      </Button>
    </li>
  );
}
