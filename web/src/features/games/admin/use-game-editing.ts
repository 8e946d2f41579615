import type { StaffGame } from '@slots/contracts/catalog/games';
import { toast } from 'sonner';
import { useOncePerRecord } from '../../../api/use-once-per-record.ts';
import { useVersionedSave } from '../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useNavigateFromHere } from '../../../routing/use-navigate-from-here.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { fieldInSentence } from '../../../ui/field-name.ts';
import { SAME_SCREEN } from '../../../ui/unsaved-changes.tsx';
import { comparedAs, type EditableField } from './game-fields.ts';
import {
  type GameChanges,
  useDeleteGameMutation,
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
  const [remove] = useDeleteGameMutation();
  const navigate = useNavigateFromHere();
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

  const removeForGood = useOncePerRecord(async (game: StaffGame) => {
    const { error } = await remove(game.id);
    if (error) {
      failureToast(error, 'Failed to delete game');
      return;
    }
    toast.success('Game deleted successfully');
    await navigate(portalPaths.gamesManager, { state: SAME_SCREEN });
  });

  return {
    saveField,
    setPublished,
    publishing: publishing.isLoading,
    deleteForGood: () => removeForGood(found.record),
    conflict,
  };
}

export type GameEditing = ReturnType<typeof useGameEditing>;
