import type { StaffGame } from '@slots/contracts/catalog/games';
import { toast } from 'sonner';
import { useVersionedSave } from '../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { fieldInSentence } from '../../../ui/field-name.ts';
import { comparedAs, type EditableField } from './game-fields.ts';
import {
  type GameChanges,
  usePublishGameMutation,
  useStaffGameQuery,
  useUpdateGameMutation,
} from './staff-games.api.ts';

/** All edits of the details screen, with their messages. */
export function useGameEditing(found: Versioned<StaffGame>) {
  const { id } = found.record;
  const { refetch } = useStaffGameQuery(id);
  const [update] = useUpdateGameMutation();
  const [publish, publishing] = usePublishGameMutation();
  const { save, sendInTurn, conflict } = useVersionedSave({
    send: (change: GameChanges, version) => update({ id, change, etag: version }),
    readAgain: refetch,
    compared: comparedAs,
  });

  /** Gives true when the field may close. */
  async function saveField(field: EditableField, value: string | boolean | null): Promise<boolean> {
    const outcome = await save({ [field]: value }, found);
    if (outcome.kind === 'failed') failureToast(outcome.error, 'Failed to update game field');
    if (outcome.kind === 'saved') {
      toast.success(`Game ${fieldInSentence(field)} updated successfully`);
    }
    return outcome.kind !== 'failed';
  }

  async function setPublished(published: boolean): Promise<void> {
    const { error } = await sendInTurn(() => publish({ id, published }), found);
    if (error) failureToast(error, 'Failed to update game status');
    else toast.success(`Game ${published ? 'published' : 'unpublished'} successfully`);
  }

  return { saveField, setPublished, publishing: publishing.isLoading, conflict };
}

export type GameEditing = ReturnType<typeof useGameEditing>;
