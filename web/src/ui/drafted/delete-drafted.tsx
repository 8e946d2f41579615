import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import {
  type DraftedName,
  useRemoveDraftedMutation,
  type WholeOf,
} from '../../api/drafted-records.api.ts';
import { isOutdated } from '../../api/problem.ts';
import { useMayUse } from '../../api/screen-access.ts';
import type { Versioned } from '../../api/versioned.ts';
import { Button } from '../button.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';

interface DeleteDraftedProps {
  readonly kind: DraftedName;
  readonly drafted: Versioned<WholeOf<DraftedName>>;
  readonly dirty: boolean;
  readonly onReplaced: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a record with its draft and its versions; for managers. */
export function DeleteDrafted(props: DeleteDraftedProps) {
  const { kind, drafted, dirty, onReplaced, onDeleted } = props;
  const { record, etag } = drafted;
  const { title } = record;
  const mayDelete = useMayUse('managers');
  const [doomed, setDoomed] = useState<typeof record>();
  const [remove] = useRemoveDraftedMutation();
  if (!mayDelete) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setDoomed(record)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <DeleteDialog
        record={doomed}
        title={`Delete ${title}?`}
        question={() => 'Its draft and all its versions are deleted. This cannot be undone.'}
        send={async ({ id }) => {
          const answer = await remove({ kind, id, etag });
          // Shows the newer record, unless what is typed would be lost.
          if (isOutdated(answer.error) && !dirty) onReplaced();
          return answer;
        }}
        failed={`${title} could not be deleted. Please try again.`}
        onDone={() => {
          toast.success(`${title} was deleted`);
          onDeleted();
        }}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
