import { useCallback, useState } from 'react';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';

/** State of one editor. Leaving the screen with a changed draft asks first. */
export function useEditor<Draft>() {
  const [editing, setEditing] = useState<{ readonly draft: Draft; readonly dirty: boolean }>();
  const [saving, setSaving] = useState(false);
  useUnsavedChanges(editing?.dirty === true);

  /** Closes the editor when `send` gives true and nothing was changed meanwhile. */
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
    /** The edited value; undefined while it is only read. */
    draft: editing?.draft,
    saving,
    open: (draft: Draft) => setEditing({ draft, dirty: false }),
    change,
    close: () => setEditing(undefined),
    save,
  };
}
