import { useCallback, useState } from 'react';
import { toast } from 'sonner';
import { isProblem, type Problem, UNREACHABLE } from '../../api/problem.ts';
import type { VersionedSave } from '../../api/use-versioned-save.ts';
import type { Versioned } from '../../api/versioned.ts';
import { failureToast } from '../failure-toast.tsx';
import { faultsOfInputs } from '../fault-of-input.ts';
import { useUnsavedChanges } from '../unsaved-changes.tsx';
import { useFirstInvalid } from '../use-first-invalid.ts';
import type { Faults } from './draft-faults.ts';

const NO_FAULTS: Faults = new Map();
const isFaults = (parsed: object): parsed is Faults => parsed instanceof Map;

/** Maps a content to its form and back, and the server's errors of what was sent to the form's fields. */
interface DraftForm<Content, Draft> {
  readonly draftOf: (content: Content) => Draft;
  /** The content to send, or what is wrong with it. */
  readonly contentOf: (draft: Draft) => Content | Faults;
  readonly faultsOf: (problem: Pick<Problem, 'errors' | 'message'>, sent: Draft) => Faults;
}

interface OnScreen<Content, Draft> {
  /** The version that the draft was made from. */
  readonly start: Versioned<Content>;
  readonly draft: Draft;
  readonly stored: Draft;
  /** Counts the drafts that replaced the one on the screen. */
  readonly round: number;
}

/**
 * The draft of a record while it is edited: its values, whether they are stored, and their errors. Asks before leaving
 * it unsaved, and about fields that somebody else changed meanwhile; their changes of other fields are shown.
 */
export function useDraftOnScreen<Content extends object, Draft extends object>(
  { save: send, conflict }: VersionedSave<Content>,
  found: Versioned<Content>,
  { draftOf, contentOf, faultsOf }: DraftForm<Content, Draft>,
) {
  const [{ start, draft, stored, round }, setState] = useState((): OnScreen<Content, Draft> => {
    const first = draftOf(found.record);
    return { start: found, draft: first, stored: first, round: 0 };
  });
  const [faults, setFaults] = useState(NO_FAULTS);
  const [saving, setSaving] = useState(false);
  const { within, goTo } = useFirstInvalid<HTMLFieldSetElement>();
  const dirty = draft !== stored;
  useUnsavedChanges(dirty);

  const setDraft = useCallback(
    (next: (before: Draft) => Draft) =>
      setState((before) => ({ ...before, draft: next(before.draft) })),
    [],
  );

  function refuse(said: Faults): void {
    setFaults(said);
    goTo();
  }

  async function save(): Promise<void> {
    const unread = within.current ? faultsOfInputs(within.current) : [];
    const content =
      unread.length > 0
        ? new Map(unread.map(({ path, message }) => [path, message]))
        : contentOf(draft);
    if (isFaults(content)) {
      refuse(content);
      toast.error('Some fields need attention.');
      return;
    }
    setFaults(NO_FAULTS);
    setSaving(true);
    const outcome = await send(content, start);
    setSaving(false);
    if (outcome.kind === 'failed') {
      const said = faultsOf(isProblem(outcome.error) ? outcome.error : UNREACHABLE, draft);
      if (said.size > 0) refuse(said);
      else failureToast(outcome.error, 'The draft could not be saved.');
      return;
    }
    const { data } = outcome;
    setState((now) => {
      if (outcome.kind === 'saved' && !outcome.merged)
        return { ...now, start: data, stored: draft };
      // What was typed meanwhile was made from what was sent, without their changes: the next save merges them.
      if (now.draft !== draft) return { ...now, start: { record: content, etag: start.etag } };
      const newest = draftOf(data.record);
      return { start: data, draft: newest, stored: newest, round: now.round + 1 };
    });
    if (outcome.kind === 'saved') toast.success('Draft saved');
  }

  return {
    draft,
    setDraft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    /** Binds a text of the draft to its field. */
    typed: <Name extends keyof Draft & string>(name: Name) => ({
      value: draft[name],
      error: faults.get(name),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setDraft((before) => ({ ...before, [name]: target.value })),
    }),
    /** The content that the draft was made from. */
    start: start.record,
    /** React key of parts with a draft of their own. */
    round,
    dirty,
    saving,
    save: () => void save(),
    conflict,
    /** The ref of the element with the fields. */
    fields: within,
    faults,
    /** Shows the server's errors of a publication; an empty list clears them. */
    refuse: (errors: Readonly<NonNullable<Problem['errors']>>) =>
      setFaults(errors.length > 0 ? faultsOf({ errors: [...errors] }, draft) : NO_FAULTS),
  };
}
