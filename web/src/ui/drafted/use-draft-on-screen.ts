import { useState } from 'react';
import { toast } from 'sonner';
import {
  type DraftedName,
  useSaveDraftedMutation,
  type WholeOf,
} from '../../api/drafted-records.api.ts';
import { isProblem, type Problem, UNREACHABLE } from '../../api/problem.ts';
import type { Versioned } from '../../api/versioned.ts';
import { useUnsavedChanges } from '../unsaved-changes.tsx';
import type { Faults } from './draft-faults.ts';

const NO_FAULTS: Faults = new Map();

/** The content to send, or what is wrong with it; the server's refusals by the same names. */
interface DraftForm<Draft> {
  readonly draftOf: () => Draft;
  readonly contentOf: (draft: Draft) => object | Faults;
  readonly faultsOf: (problem: Pick<Problem, 'errors' | 'message'>) => Faults;
}

/**
 * The draft of a record while it is edited: what is typed, whether it is stored, and what is wrong with it. Leaving it unsaved is
 * asked about.
 */
export function useDraftOnScreen<Draft>(
  kind: DraftedName,
  { record, etag }: Versioned<WholeOf<DraftedName>>,
  { draftOf, contentOf, faultsOf }: DraftForm<Draft>,
) {
  const [draft, setDraft] = useState(draftOf);
  const [stored, setStored] = useState(draft);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [send, { isLoading: saving }] = useSaveDraftedMutation();
  const dirty = draft !== stored;
  useUnsavedChanges(dirty);

  async function save(): Promise<void> {
    const content = contentOf(draft);
    if (content instanceof Map) {
      setFaults(content);
      toast.error('Some fields need attention.');
      return;
    }
    const { error } = await send({ kind, id: record.id, content, etag });
    if (error) {
      setFaults(faultsOf(isProblem(error) ? error : UNREACHABLE));
      return;
    }
    setFaults(NO_FAULTS);
    setStored(draft);
    toast.success('Draft saved');
  }

  return {
    draft,
    setDraft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    stored,
    dirty,
    saving,
    save: () => void save(),
    faults,
    /** Tells what the server found when it was published. */
    refuse: (errors: Readonly<NonNullable<Problem['errors']>>) =>
      setFaults(faultsOf({ errors: [...errors] })),
  };
}
