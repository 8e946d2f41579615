import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../../api/freshness.ts';
import { useGameTypeListQuery } from '../../../../api/taxonomy.api.ts';
import { Button } from '../../../../ui/button.tsx';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import {
  useCasinoChoiceQuery,
  useCheckSignedInMutation,
  useChooseForCasinoMutation,
  useRemoveCasinoGameTypesMutation,
} from '../../admin-casino-relations.api.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { ChoiceSection } from './choice-section.tsx';
import { LibraryGames } from './library-games.tsx';

const LOAD_FAILED = 'Failed to load game types. Please try again.';
const SAVE_FAILED = 'Failed to update game types';

/** Kinds of games that a casino has. */
export function GamesTab() {
  const { id } = useCasinoOnScreen().casino;
  const list = useGameTypeListQuery(undefined, FRESH_FOR_A_MINUTE);
  const current = useCasinoChoiceQuery({ id, name: 'gameTypes' }, FRESH_FOR_A_MINUTE);
  const [checkSignedIn] = useCheckSignedInMutation();
  const [save] = useChooseForCasinoMutation();
  const [remove] = useRemoveCasinoGameTypesMutation();

  async function saveTypes(ids: number[]): Promise<boolean> {
    const check = await checkSignedIn();
    if (check.data === false) {
      toast.error('Error', { description: 'Authentication failed. Please log in again.' });
      return false;
    }
    if (check.error) {
      failureToast(check.error, SAVE_FAILED);
      return false;
    }
    const { error } = await save({ id, name: 'gameTypes', ids });
    if (error) failureToast(error, SAVE_FAILED);
    else toast.success('Game types updated successfully');
    return !error;
  }

  /** All of them without ids. */
  async function removeTypes(gameTypeIds?: number[]): Promise<void> {
    const body = gameTypeIds === undefined ? {} : { gameTypeIds };
    const { error } = await remove({ params: { id }, body });
    if (error) failureToast(error, 'Failed to remove game types');
    else toast.success('Game types removed successfully');
  }

  return (
    <div className="flex flex-col gap-5">
      <ChoiceSection
        title="Game Types"
        about="Game types offered by this casino."
        list={list}
        listFailed={LOAD_FAILED}
        current={current}
        currentFailed={LOAD_FAILED}
        none="No game types selected"
        onSave={saveTypes}
        onRemove={(type) => void removeTypes([type.id])}
        actions={
          (current.data?.length ?? 0) > 1 && (
            <Button
              variant="secondary"
              size="sm"
              className="self-start"
              onClick={() => void removeTypes()}
            >
              Remove All
            </Button>
          )
        }
      />
      <LibraryGames />
    </div>
  );
}
