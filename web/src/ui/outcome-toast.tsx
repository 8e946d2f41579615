import type { Outcome } from '@slots/contracts/many';
import { toast } from 'sonner';
import { formatCount } from './format.ts';

/** How long the change can be taken back from here. */
const UNDO_MS = 10_000;
const REASONS_SHOWN = 3;

interface OutcomeToast {
  readonly results: readonly Outcome[];
  /** What was done to how many, in words: '3 games published'. */
  readonly done: (count: string) => string;
  /** A record's name where it is known. */
  readonly nameOf: (id: number) => string | undefined;
  /** Takes the change back for the records that it changed. */
  readonly undo: (ids: readonly number[]) => Promise<void>;
}

/** Says what became of many records that were changed in one go, and offers to take it back. */
export function outcomeToast({ results, done, nameOf, undo }: OutcomeToast): void {
  const of = (outcome: Outcome['outcome']) => results.filter((one) => one.outcome === outcome);
  const changed = of('done').map(({ id }) => id);
  const refused = of('refused');
  const unchanged = of('unchanged').length;
  const description = (
    <>
      {unchanged > 0 && <p>{`${formatCount(unchanged)} already so.`}</p>}
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
  if (changed.length === 0) {
    const say = refused.length > 0 ? toast.error : toast.info;
    say('Nothing was changed', { description });
    return;
  }
  const say = refused.length > 0 ? toast.warning : toast.success;
  say(done(formatCount(changed.length)), {
    description,
    duration: UNDO_MS,
    action: { label: 'Undo', onClick: () => void undo(changed) },
  });
}
