import { useCallback, useState } from 'react';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';

export interface Editor<Draft> {
  /** The edited value; undefined while it is only read. */
  readonly draft: Draft | undefined;
  readonly saving: boolean;
  readonly open: (draft: Draft) => void;
  readonly change: (next: (draft: Draft) => Draft) => void;
  readonly close: () => void;
  /** Closes the editor when `send` gives true and nothing was changed meanwhile. */
  readonly save: (send: (draft: Draft) => Promise<boolean>) => Promise<void>;
}

/** State of one editor. Leaving the screen with a changed draft asks first. */
export function useEditor<Draft>(): Editor<Draft> {
  const [editing, setEditing] = useState<{ readonly draft: Draft; readonly dirty: boolean }>();
  const [saving, setSaving] = useState(false);
  useUnsavedChanges(editing?.dirty === true);

  async function save(send: (draft: Draft) => Promise<boolean>): Promise<void> {
    if (!editing) return;
    setSaving(true);
    const settled = await send(editing.draft);
    setSaving(false);
    if (settled) setEditing((now) => (now?.draft === editing.draft ? undefined : now));
  }

  const change = useCallback(
    (next: (draft: Draft) => Draft) =>
      setEditing((now) => now && { draft: next(now.draft), dirty: true }),
    [],
  );

  return {
    draft: editing?.draft,
    saving,
    open: (draft) => setEditing({ draft, dirty: false }),
    change,
    close: () => setEditing(undefined),
    save,
  };
}
