import { type ReactNode, useState } from 'react';
import type { Followed } from '../../api/drafted-records.api.ts';
import type { Versioned } from '../../api/versioned.ts';
import { AdminHead } from '../../head/admin-head.tsx';
import { useNavigateFromHere } from '../../routing/use-navigate-from-here.ts';
import { BackLink } from '../back-link.tsx';
import { Spinner } from '../spinner.tsx';
import { ErrorState } from '../state.tsx';
import { SAME_SCREEN } from '../unsaved-changes.tsx';

interface DraftedScreenProps<Whole> {
  readonly drafted: Followed<Versioned<Whole>>;
  /** As in 'Guide'. */
  readonly name: string;
  /** Its list, as in 'Guides', and where that is. */
  readonly list: string;
  readonly listPath: string;
  /** The editor; a new `key` restarts it with what is stored. */
  readonly renderEditor: (
    key: string,
    shown: Versioned<Whole>,
    on: { readonly onReplaced: () => void; readonly onDeleted: () => void },
  ) => ReactNode;
}

/** One drafted record: written, looked at and published. */
export function DraftedScreen<Whole extends { readonly id: number }>({
  drafted,
  name,
  list,
  listPath,
  renderEditor,
}: DraftedScreenProps<Whole>) {
  const navigate = useNavigateFromHere();
  const [round, setRound] = useState(0);
  // The record whose draft was replaced. The next answer has what is stored now, and a new editor starts with it.
  const [replaced, setReplaced] = useState<Versioned<Whole>>();
  const { currentData: shown, error, isFetching } = drafted;
  const word = name.toLowerCase();

  if (replaced && shown && shown !== replaced) {
    setReplaced(undefined);
    setRound(round + 1);
  }

  return (
    <div className="flex flex-col gap-6">
      {!shown && <AdminHead title={name} />}
      <BackLink to={listPath}>{list}</BackLink>
      {shown &&
        renderEditor(`${shown.record.id} ${round}`, shown, {
          onReplaced: () => setReplaced(shown),
          onDeleted: () => void navigate(listPath, { state: SAME_SCREEN }),
        })}
      {!shown && isFetching && <Spinner label={`Loading ${word}...`} />}
      {!shown && !isFetching && (
        <ErrorState
          headingLevel="h1"
          title={`${name} Not Found`}
          error={error}
          onRetry={() => void drafted.refetch()}
        >
          <p>{`There is no such ${word}, or it could not be loaded.`}</p>
        </ErrorState>
      )}
    </div>
  );
}
