import { TOPLIST_PAGES, type ToplistPage } from '@slots/contracts/casino/toplist-content';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { useState } from 'react';
import { useCreateDraftedMutation } from '../../../api/drafted-records.api.ts';
import { isProblem, UNREACHABLE } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useNavigateFromHere } from '../../../routing/use-navigate-from-here.ts';
import { type Faults, refusedFields } from '../../../ui/drafted/draft-faults.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InputField } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { SAME_SCREEN } from '../../../ui/unsaved-changes.tsx';
import { PAGE_NAMES } from './toplist-pages.ts';

const PAGES = TOPLIST_PAGES.map((value) => ({ value, label: PAGE_NAMES[value] }));

/** Lists of these pages may be for a single one. */
const SINGLE: Partial<Record<ToplistPage, string>> = { game: 'Game ID', guide: 'Guide ID' };

/** Begins a toplist: its page stays, all else is written in the editor. */
export function NewToplistDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigateFromHere();
  const [create, { isLoading }] = useCreateDraftedMutation();
  const [name, setName] = useState('');
  const [page, setPage] = useState<ToplistPage>('home');
  const [single, setSingle] = useState('');
  const [faults, setFaults] = useState<Faults>(new Map());
  const singleLabel = SINGLE[page];

  async function submit(): Promise<void> {
    if (name.trim() === '') return setFaults(new Map([['name', 'Name is required']]));
    if (singleLabel && !/^\d{0,15}$/.test(single.trim())) {
      return setFaults(new Map([['subject.of', 'must be a whole number']]));
    }
    const of = singleLabel && single.trim() !== '' ? Number(single) : null;
    const body = { subject: { place: page, of }, content: { name, entries: [] } };
    const { data, error } = await create({ kind: 'toplists', body });
    if (data) return void navigate(portalPaths.toplist(data.record.id), { state: SAME_SCREEN });
    const said = refusedFields(isProblem(error) ? error : UNREACHABLE, (path) => path);
    setFaults(said);
    if (said.size === 0) failureToast(error, 'The toplist could not be created.');
  }

  return (
    <FormDialog
      title="New Toplist"
      submitLabel="Create"
      busy={isLoading}
      dirty={name !== '' || single !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <InputField
        label="Name"
        required
        hint="For staff. Clicks are counted under it."
        error={faults.get('name') ?? faults.get('')}
        value={name}
        maxLength={MAX_LINE_LENGTH}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label="Shown on"
        required
        options={PAGES}
        value={page}
        onValueChange={(value) => setPage(TOPLIST_PAGES.find((known) => known === value) ?? 'home')}
      />
      {singleLabel && (
        <InputField
          label={singleLabel}
          hint={`Leave empty for all ${page}s`}
          error={faults.get('subject.of')}
          inputMode="numeric"
          value={single}
          onChange={(event) => setSingle(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
