import type { Casino } from '@slots/contracts/casino/casinos';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductionCasinosQuery } from '../../../api/casino-names.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ClicksOf } from '../../../ui/clicks-of.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { EarningsOf } from '../../../ui/earnings-of.tsx';
import { RecordHistory } from '../../../ui/record-history.tsx';
import { CasinoHistoryValue } from './casino-history-value.tsx';
import { isPublished } from './is-published.ts';

/** Back link, the casino's name, and a picker for another one. */
export function CasinoHeader({ casino }: { readonly casino: Casino }) {
  const { id, name } = casino;
  return (
    <header className="flex flex-col gap-3">
      <BackLink to={portalPaths.casinos}>Back to Casinos</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h1 className="min-w-0 text-title font-extrabold break-words">{name}</h1>
          {isPublished(casino) ? (
            <Badge variant="success">Published</Badge>
          ) : (
            <Badge variant="outline">Not published</Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <RecordHistory address={`/api/casinos/${id}`} name={name} value={CasinoHistoryValue} />
          <CasinoSwitcher current={id} />
        </div>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
        <ClicksOf what={{ casino: id }} />
        <EarningsOf what={{ casino: id }} />
      </p>
    </header>
  );
}

function CasinoSwitcher({ current }: { readonly current: number }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { data, isError } = useProductionCasinosQuery(undefined, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const others = data?.filter(({ id }) => id !== current);
  return (
    <Combobox
      label="Switch Casino"
      placeholder="Find by name or ID..."
      onOpenChange={setOpen}
      options={others?.map(({ id, name, slug }) => ({
        value: slug,
        label: `${name} (ID: ${id})`,
      }))}
      notice={
        isError ? 'Failed to fetch casinos' : others ? 'No other casinos' : 'Loading casinos...'
      }
      onChoose={(slug) => void navigate(portalPaths.casinoDetails(slug))}
    />
  );
}
