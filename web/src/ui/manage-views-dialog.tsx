import type { SavedView, ViewedList } from '@slots/contracts/identity/saved-views';
import { MAX_VIEW_NAME_LENGTH } from '@slots/contracts/text-limits';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import {
  useChangeViewMutation,
  useDeleteViewMutation,
  useSavedViewsQuery,
} from '../api/saved-views.api.ts';
import { IconButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { failureToast } from './failure-toast.tsx';
import { Input } from './input.tsx';

interface ManageViewsDialogProps {
  readonly list: ViewedList;
  readonly onClose: () => void;
}

/** Renames and deletes a person's saved views of a list. */
export function ManageViewsDialog({ list, onClose }: ManageViewsDialogProps) {
  const { data: views = [] } = useSavedViewsQuery({ query: { list } });
  return (
    <Dialog open onOpenChange={onClose} title="Your saved views">
      {views.length === 0 ? (
        <p className="text-ink-muted">No saved views.</p>
      ) : (
        <ul aria-label="Saved views" className="flex flex-col divide-y divide-line">
          {views.map((view) => (
            <ViewRow key={view.id} view={view} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ViewRow({ view: { id, name } }: { readonly view: SavedView }) {
  const [draft, setDraft] = useState<string>();
  const [rename, { isLoading: renaming }] = useChangeViewMutation();
  const [remove, { isLoading: removing }] = useDeleteViewMutation();

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (draft === undefined) return;
    const { error } = await rename({ params: { id }, body: { name: draft } });
    if (error) failureToast(error, 'The view could not be renamed.');
    else setDraft(undefined);
  }

  async function removeIt(): Promise<void> {
    const { error } = await remove({ params: { id } });
    if (error) failureToast(error, 'The view could not be deleted.');
  }

  if (draft !== undefined) {
    return (
      <li className="py-2">
        <form className="flex items-center gap-2" onSubmit={(event) => void save(event)}>
          <Input
            // Rename was pressed in order to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={`New name of ${name}`}
            value={draft}
            maxLength={MAX_VIEW_NAME_LENGTH}
            onChange={({ target }) => setDraft(target.value)}
          />
          <IconButton label="Save name" type="submit" size="icon-sm" busy={renaming}>
            {!renaming && <Check aria-hidden />}
          </IconButton>
          <IconButton label="Keep name" size="icon-sm" onClick={() => setDraft(undefined)}>
            <X aria-hidden />
          </IconButton>
        </form>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-2 py-2">
      <span className="min-w-0 flex-1 break-words">{name}</span>
      <IconButton label={`Rename ${name}`} size="icon-sm" onClick={() => setDraft(name)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        label={`Delete ${name}`}
        size="icon-sm"
        busy={removing}
        onClick={() => void removeIt()}
      >
        {!removing && <Trash2 aria-hidden className="text-danger" />}
      </IconButton>
    </li>
  );
}
