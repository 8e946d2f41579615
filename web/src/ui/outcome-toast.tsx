import type { Outcome } from '@slots/contracts/bulk';
import { toast } from 'sonner';
import { formatCount } from './format.ts';

/** Time to undo the change from here. */
const UNDO_MS = 10_000;
const REASONS_SHOWN = 3;

interface OutcomeToast {
  readonly results: readonly Outcome[];
  /** Sentence about the change: '3 games published'. */
  readonly done: (count: string) => string;
  /** A record's name, if known. */
  readonly nameOf: (id: number) => string | undefined;
  readonly undo: (changed: ChangedRecords) => Promise<void>;
}

/** Changed records with their new versions: other users may change them before the undo. */
interface ChangedRecords {
  readonly ids: number[];
  readonly versions: number[];
}

/** The changed records among these outcomes. */
export function changedAmong(results: readonly Outcome[]): ChangedRecords {
  const changed = results.flatMap(({ id, version }) =>
    version === undefined ? [] : [{ id, version }],
  );
  return {
    ids: changed.map(({ id }) => id),
    versions: changed.map(({ version }) => version),
  };
}

type NameOf = OutcomeToast['nameOf'];

/** Reports the outcome of a bulk change, and offers an undo. */
export function outcomeToast({ results, done, nameOf, undo }: OutcomeToast): void {
  const changed = changedAmong(results);
  const description = detailsOf(results, nameOf);
  const isPartly = results.some(({ outcome }) => outcome === 'refused');
  if (changed.ids.length === 0) {
    const say = isPartly ? toast.error : toast.info;
    say('Nothing was changed', { description });
    return;
  }
  const say = isPartly ? toast.warning : toast.success;
  say(done(formatCount(changed.ids.length)), {
    description,
    duration: UNDO_MS,
    action: { label: 'Undo', onClick: () => void undo(changed) },
  });
}

/** Reports the outcome of an undo, and the records that other users have changed since. */
export function undoneToast(results: readonly Outcome[], nameOf: NameOf): void {
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  if (refused === 0) {
    toast.success('Undone');
    return;
  }
  const undone = results.length - refused;
  const title = undone === 0 ? 'Could not be undone' : `${formatCount(undone)} undone`;
  toast.warning(title, { description: detailsOf(results, nameOf), duration: UNDO_MS });
}

function detailsOf(results: readonly Outcome[], nameOf: NameOf) {
  const of = (outcome: Outcome['outcome']) => results.filter((one) => one.outcome === outcome);
  const refused = of('refused');
  const unchanged = of('unchanged').length;
  return (
    <>
      {unchanged > 0 && <p>{`${formatCount(unchanged)} unchanged.`}</p>}
      {refused.length > 0 && (
        <>
          <p>{`${formatCount(refused.length)} could not be changed:`}</p>
          <ul>
            {refused.slice(0, REASONS_SHOWN).map(({ id, reason }) => (
              <li key={id}>{`${nameOf(id) ?? `#${id}`}: ${reason}`}</li>
            ))}
          </ul>
          {refused.length > REASONS_SHOWN && (
            <p>{`and ${formatCount(refused.length - REASONS_SHOWN)} more.`}</p>
          )}
        </>
      )}
    </>
  );
}
