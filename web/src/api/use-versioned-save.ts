import { useRef, useState } from 'react';
import { isOutdated, messageOf } from './problem.ts';
import type { Versioned } from './versioned.ts';

/** Maximum number of automatic merges of one change while others keep writing. */
const MAX_MERGES = 3;

export interface Answered<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: unknown;
}

/**
 * Outcome of saving: `theirs` when the user gave up the whole change in favour of another user's. `merged`: the version
 * has changes of another user that were not on the screen before.
 */
export type SaveOutcome<T> =
  | { readonly kind: 'saved'; readonly data: Versioned<T>; readonly merged: boolean }
  | { readonly kind: 'theirs'; readonly data: Versioned<T> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A field that both sides changed: its present and its intended value. */
interface DisputedField {
  readonly field: string;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** Another user's conflicting change, waiting for a choice. */
export interface Conflict {
  /** Says who changed the record, and when. */
  readonly message: string;
  readonly fields: readonly DisputedField[];
  readonly keepTheirs: () => void;
  readonly saveMine: () => void;
}

/** What editors of one content need of `useVersionedSave`. */
export interface VersionedSave<T> {
  save(change: Partial<T>, start: Versioned<T>): Promise<SaveOutcome<T>>;
  readonly conflict: Conflict | undefined;
}

interface MergeOptions<Change extends object> {
  /** A field that answers mask with an empty text, so that a change of its value cannot be seen. */
  readonly hidden?: keyof Change;
  /** A field's value as it is compared, where what is sent and what is stored are written differently. */
  readonly compared?: (field: string, value: unknown) => unknown;
}

interface VersionedSaveOptions<T extends object, Change extends object>
  extends MergeOptions<Change> {
  /**
   * Makes the call, with this etag as If-Match; answers with the new version. `before` is the record with this etag, for
   * calls that take it whole.
   */
  readonly send: (
    change: Partial<Change>,
    etag: string | undefined,
    before: T,
  ) => PromiseLike<Answered<Versioned<T>>>;
  /** Refetches the record, for the screen and for the comparison. */
  readonly readAgain: () => PromiseLike<Answered<Versioned<T>>>;
}

const versionIn = (etag: string | undefined) => Number.parseInt(etag?.slice(1) ?? '', 10);

/** True where no other change came between two versions, which etags count: '"7-staff"'. */
const isNext = (from: string | undefined, to: string | undefined) =>
  versionIn(to) === versionIn(from) + 1;

function without<Change extends object>(change: Partial<Change>, fields: ReadonlySet<string>) {
  const rest: Partial<Change> = { ...change };
  for (const field in rest) if (fields.has(field)) delete rest[field];
  return rest;
}

/** Merges a change with another user's: what is left to store, and the fields that both changed. */
function merge<Change extends object>(
  change: Partial<Change>,
  before: object,
  now: object,
  { hidden, compared = (_field, value) => value }: MergeOptions<Change>,
) {
  const isSame = (field: string, one: unknown, other: unknown) =>
    JSON.stringify(compared(field, one) ?? null) === JSON.stringify(compared(field, other) ?? null);
  const started = new Map<string, unknown>(Object.entries(before));
  const stored = new Map<string, unknown>(Object.entries(now));
  const settled = new Set<string>();
  const disputed: DisputedField[] = [];
  for (const [field, mine] of Object.entries(change)) {
    const theirs = stored.get(field);
    if (field === hidden && theirs === '') disputed.push({ field, theirs, mine });
    // Forms send all their fields, also those that only the other user changed.
    else if (isSame(field, mine, theirs) || isSame(field, mine, started.get(field))) {
      settled.add(field);
    } else if (!isSame(field, theirs, started.get(field))) disputed.push({ field, theirs, mine });
  }
  return { mine: without(change, settled), disputed };
}

/**
 * Saves changes of a shared record, one after the other. Fields that only one side changed are merged. When
 * both changed a field to different values, `save` waits until the person has chosen in the ConflictDialog:
 * theirs, which gives up these fields, or mine, which saves them over the newest version.
 */
export function useVersionedSave<T extends object, Change extends object>({
  send,
  readAgain,
  ...merging
}: VersionedSaveOptions<T, Change>) {
  const [conflict, setConflict] = useState<Conflict>();
  /** The versions that the user's own calls made, oldest first. */
  const made = useRef<{ readonly from: string | undefined; readonly to: Versioned<T> }[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function ask(message: string, fields: Conflict['fields']): Promise<'theirs' | 'mine'> {
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

  /** Their answers may not be on the screen yet. */
  function withOwnWrites(start: Versioned<T>): Versioned<T> {
    return made.current.reduce((known, { from, to }) => (from === known.etag ? to : known), start);
  }

  async function attempt(change: Partial<Change>, start: Versioned<T>): Promise<SaveOutcome<T>> {
    let mine = change;
    const first = withOwnWrites(start);
    let before = first;
    let merges = 0;
    for (;;) {
      const answer = await send(mine, before.etag, before.record);
      if (answer.data !== undefined) {
        made.current.push({ from: before.etag, to: answer.data });
        return { kind: 'saved', data: answer.data, merged: before !== first };
      }
      const { error } = answer;
      if (!isOutdated(error) || merges === MAX_MERGES) {
        return { kind: 'failed', error };
      }
      const newest = await readAgain();
      // A failed refetch may still hold the data of an earlier one.
      if (newest.error !== undefined || newest.data === undefined) {
        return { kind: 'failed', error: newest.error };
      }
      const merged = merge(mine, before.record, newest.data.record, merging);
      before = newest.data;
      mine = merged.mine;
      merges += 1;
      if (merged.disputed.length > 0) {
        const choice = await ask(messageOf(error, ''), merged.disputed);
        if (choice === 'theirs') {
          mine = without(mine, new Set(merged.disputed.map(({ field }) => field)));
          if (Object.keys(mine).length === 0) return { kind: 'theirs', data: newest.data };
        }
        merges = 0;
      }
      if (Object.keys(mine).length === 0) return { kind: 'saved', data: newest.data, merged: true };
    }
  }

  function inTurn<Outcome>(call: () => PromiseLike<Outcome>): Promise<Outcome> {
    const done = last.current.then(call);
    last.current = done;
    return done;
  }

  return {
    /** Saves a change of `start`: of the version on screen, or of the copy in a form. */
    save: (change: Partial<Change>, start: Versioned<T>) => inTurn(() => attempt(change, start)),
    /** Makes another call that changes the record, so that no save is in conflict with it. */
    sendInTurn: <A extends Answered<Versioned<T>>>(
      call: () => PromiseLike<A>,
      start: Versioned<T>,
    ) =>
      inTurn(async () => {
        const answer = await call();
        const { etag } = withOwnWrites(start);
        // It goes without If-Match: after somebody else's change, the answer has that one too.
        if (answer.data !== undefined && isNext(etag, answer.data.etag)) {
          made.current.push({ from: etag, to: answer.data });
        }
        return answer;
      }),
    conflict,
  };
}
