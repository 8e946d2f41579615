import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../../api/freshness.ts';
import { useReferenceList } from '../../../../api/reference.api.ts';
import { useOncePerRecord } from '../../../../api/use-once-per-record.ts';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import {
  useCasinoLicencesQuery,
  useChangeCasinoLicencesMutation,
} from '../../admin-casino-relations.api.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { type Choice, ChoiceSection } from './choice-section.tsx';

const ADD_FAILED = 'Failed to add gambling licence';
const REMOVE_FAILED = 'Failed to remove gambling licence';
/** Time to undo the removal of the last one from the toast. */
const UNDO_MS = 10_000;

/**
 * Licences of a casino. They are added and removed one by one; the last one too, but never by saving an empty
 * list (docs/decisions/0022).
 */
export function LicencesTab() {
  const { id } = useCasinoOnScreen().casino;
  const list = useReferenceList('gambling-licences');
  const current = useCasinoLicencesQuery({ params: { id } }, FRESH_FOR_A_MINUTE);
  const [send] = useChangeCasinoLicencesMutation();

  async function change(action: 'add' | 'remove', licenceId: number): Promise<boolean> {
    const { error } = await send({ params: { id }, body: { action, licenceId } });
    if (error) failureToast(error, action === 'add' ? ADD_FAILED : REMOVE_FAILED);
    return !error;
  }

  async function save(ids: readonly number[]): Promise<boolean> {
    if (ids.length === 0) {
      toast.warning('Please select at least one gambling licence to save.', {
        description: 'To remove the last licence, use the cross beside it, outside of Edit.',
      });
      return false;
    }
    const before = (current.data ?? []).map((licence) => licence.id);
    const added = ids.filter((licence) => !before.includes(licence));
    const removed = before.filter((licence) => !ids.includes(licence));
    for (const licence of added) if (!(await change('add', licence))) return false;
    for (const licence of removed) if (!(await change('remove', licence))) return false;
    toast.success('Gambling licences saved successfully');
    return true;
  }

  async function addAgain({ id: licence, label }: Choice): Promise<void> {
    if (await change('add', licence)) toast.success(`${label} added again`);
  }

  const remove = useOncePerRecord(async (licence: Choice) => {
    const isLast = current.data?.length === 1;
    if (!(await change('remove', licence.id))) return;
    if (!isLast) {
      toast.success(`${licence.label} removed`);
      return;
    }
    toast.warning(`${licence.label} removed`, {
      description: 'It was the last one: visitors now read "Not licensed".',
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: () => void addAgain(licence) },
    });
  });

  return (
    <ChoiceSection
      title="Gambling Licences"
      about="Licences held by this casino. The first is its main licence."
      list={list}
      listFailed="Failed to load gambling licences. Please try again."
      current={current}
      currentFailed="Could not load gambling licence information"
      none="No gambling licences selected"
      onSave={save}
      onRemove={(licence) => void remove(licence)}
    />
  );
}
