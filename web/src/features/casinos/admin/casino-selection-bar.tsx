import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useAffiliates } from '../../../api/reference.api.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { namedOptions } from '../../../ui/named-options.ts';
import { SelectedRowsBar } from '../../../ui/selected-rows-bar.tsx';
import type { RowSelection } from '../../../ui/use-row-selection.ts';
import { useBulkCasinoChanges } from './use-bulk-casino-changes.ts';

/** In the list of affiliates: none of them. */
const NOBODY = { value: 'nobody', label: 'No affiliate' };

interface CasinoSelectionBarProps {
  readonly selection: RowSelection;
  /** Order of an exported file. */
  readonly sort: string;
  readonly names: ReadonlyMap<number, string>;
}

/** Bulk changes of the selected casinos. */
export function CasinoSelectionBar({ selection, sort, names }: CasinoSelectionBarProps) {
  const { busy, publish, assign } = useBulkCasinoChanges(names);
  const ids = [...selection.ids];
  return (
    <SelectedRowsBar
      selection={selection}
      changes={[
        { label: 'Publish', Icon: Eye, onChoose: () => void publish(ids, 'publish') },
        { label: 'Unpublish', Icon: EyeOff, onChoose: () => void publish(ids, 'unpublish') },
      ]}
      busy={busy}
      file={(chosen) => `/api/casinos.csv?${new URLSearchParams({ ids: chosen, sort })}`}
    >
      <AssignTo busy={busy} onChoose={(affiliateId, name) => void assign(ids, affiliateId, name)} />
    </SelectedRowsBar>
  );
}

interface AssignToProps {
  readonly busy: boolean;
  readonly onChoose: (affiliateId: number | null, name: string) => void;
}

function AssignTo({ busy, onChoose }: AssignToProps) {
  const [asked, setAsked] = useState(false);
  const { data, isError } = useAffiliates({ skip: !asked });
  const options = data && [NOBODY, ...namedOptions(data)];
  return (
    <Combobox
      label="Assign to affiliate"
      size="sm"
      busy={busy}
      placeholder="Find an affiliate..."
      options={options}
      notice={isError ? 'The affiliates could not be loaded.' : 'Loading affiliates...'}
      onOpenChange={() => setAsked(true)}
      onChoose={(value) =>
        onChoose(
          value === NOBODY.value ? null : Number(value),
          options?.find((option) => option.value === value)?.label ?? '',
        )
      }
    />
  );
}
