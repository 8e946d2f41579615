import { useEffect, useRef, useState } from 'react';
import { isProblem } from './problem.ts';
import type { Versioned } from './versioned.ts';

interface Answered<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: unknown;
}

/** Outcome of saving: `theirs` when the user gave up the change in favour of another user's. */
export type SaveOutcome<Answer> =
  | { readonly kind: 'saved'; readonly data: Answer }
  | { readonly kind: 'theirs' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Another user's conflicting change, waiting for a choice. */
export interface Conflict {
  /** Says who changed the record, and when. */
  readonly message: string;
  /** The differing fields of one's own change: their present and intended values. */
  readonly fields: readonly {
    readonly field: string;
    readonly theirs: unknown;
    readonly mine: unknown;
  }[];
  readonly keepTheirs: () => void;
  readonly saveMine: () => void;
}

interface VersionedSaveOptions<T extends object, Change extends object, Answer> {
  /** The version on screen. */
  readonly etag: string | undefined;
  /** Makes the call, with this etag as If-Match; answers with the new one. */
  readonly send: (change: Change, etag: string | undefined) => PromiseLike<Answered<Answer>>;
  /** Refetches the record, for the screen and for the choice. */
  readonly readAgain: () => PromiseLike<Answered<Versioned<T>>>;
}

/**
 * Saves changes of a shared record, one after the other. After a conflict, `save` waits until the person has
 * chosen in the ConflictDialog: theirs, which gives the change up, or mine, which saves it over the newest
 * version.
 */
export function useVersionedSave<
  T extends object,
  Change extends object,
  Answer extends Pick<Versioned<unknown>, 'etag'>,
>({ etag, send, readAgain }: VersionedSaveOptions<T, Change, Answer>) {
  const [conflict, setConflict] = useState<Conflict>();
  // The next save may start before the screen has rendered the last answer.
  const version = useRef(etag);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    version.current = etag;
  }, [etag]);

  async function ask(message: string, change: Change, record: T): Promise<'theirs' | 'mine'> {
    const now = new Map<string, unknown>(Object.entries(record));
    const fields = Object.entries(change)
      .map(([field, mine]) => ({ field, theirs: now.get(field), mine }))
      .filter(({ theirs, mine }) => JSON.stringify(theirs) !== JSON.stringify(mine));
    const choice = await new Promise<'theirs' | 'mine'>((resolve) => {
      setConflict({
        message,
        fields,
        keepTheirs: () => resolve('theirs'),
        saveMine: () => resolve('mine'),
      });
    });
    setConflict(undefined);
    return choice;
  }

  async function attempt(change: Change): Promise<SaveOutcome<Answer>> {
    for (;;) {
      const answer = await send(change, version.current);
      if (answer.data !== undefined) {
        version.current = answer.data.etag;
        return { kind: 'saved', data: answer.data };
      }
      const { error } = answer;
      if (!isProblem(error) || error.status !== 412) return { kind: 'failed', error };
      const newest = await readAgain();
      if (newest.data === undefined) return { kind: 'failed', error: newest.error };
      // A further change while the dialog is open is a conflict as well.
      version.current = newest.data.etag;
      const choice = await ask(error.message ?? '', change, newest.data.record);
      if (choice === 'theirs') return { kind: 'theirs' };
    }
  }

  function inTurn<T>(call: () => PromiseLike<T>): Promise<T> {
    const done = last.current.then(call);
    last.current = done;
    return done;
  }

  const save = (change: Change) => inTurn(() => attempt(change));

  /** Makes another call that changes the record, so that no save is in conflict with it. */
  const sendInTurn = <A extends Answered<Answer>>(call: () => PromiseLike<A>) =>
    inTurn(async () => {
      const answer = await call();
      if (answer.data !== undefined) version.current = answer.data.etag;
      return answer;
    });

  return { save, sendInTurn, conflict };
}
