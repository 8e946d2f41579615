import { Eye, EyeOff, Star, StarOff } from 'lucide-react';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { outcomeToast, undoneToast } from '../../../ui/outcome-toast.tsx';
import { SelectedRowsBar } from '../../../ui/selected-rows-bar.tsx';
import type { RowSelection } from '../../../ui/use-row-selection.ts';
import { useBulkChangeGamesMutation } from './staff-games.api.ts';

const CHANGES = [
  { change: 'publish', label: 'Publish', done: 'published', reverse: 'unpublish', Icon: Eye },
  {
    change: 'unpublish',
    label: 'Unpublish',
    done: 'unpublished',
    reverse: 'publish',
    Icon: EyeOff,
  },
  { change: 'feature', label: 'Feature', done: 'featured', reverse: 'unfeature', Icon: Star },
  {
    change: 'unfeature',
    label: 'Do not feature',
    done: 'no longer featured',
    reverse: 'feature',
    Icon: StarOff,
  },
] as const;

const FAILED = 'The games could not be changed. Please try again.';

interface GameSelectionBarProps {
  readonly selection: RowSelection;
  /** Order of an exported file. */
  readonly sort: string;
  readonly names: ReadonlyMap<number, string>;
}

/** Bulk changes of the games selected in the manager. */
export function GameSelectionBar({ selection, sort, names }: GameSelectionBarProps) {
  const [send, { isLoading }] = useBulkChangeGamesMutation();

  async function change({ change: wanted, done, reverse }: (typeof CHANGES)[number]) {
    const answer = await send({ body: { ids: [...selection.ids], change: wanted } });
    if (answer.data === undefined) {
      failureToast(answer.error, FAILED);
      return;
    }
    outcomeToast({
      results: answer.data.results,
      done: (count) => `${count} ${count === '1' ? 'game' : 'games'} ${done}`,
      nameOf: (id) => names.get(id),
      undo: async (changed) => {
        const { data, error } = await send({ body: { ...changed, change: reverse } });
        if (data === undefined) failureToast(error, FAILED);
        else undoneToast(data.results, (id) => names.get(id));
      },
    });
  }

  return (
    <SelectedRowsBar
      selection={selection}
      changes={CHANGES.map((one) => ({ ...one, onChoose: () => void change(one) }))}
      busy={isLoading}
      file={(ids) => `/api/games.csv?${new URLSearchParams({ ids, sort })}`}
    />
  );
}
