import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import {
  addressOf,
  type DraftedFacts,
  type DraftedName,
  type DraftStep,
  usePublishDraftMutation,
  useRestoreVersionMutation,
  useStepDraftMutation,
} from '../../api/drafted-records.api.ts';
import { isOutdated, isProblem } from '../../api/problem.ts';
import { Alert } from '../alert.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { AlertDialog } from '../dialog.tsx';
import { failureToast } from '../failure-toast.tsx';
import { formatMoment } from '../format.ts';
import { RecordHistory } from '../record-history.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { VersionsSheet } from './versions-sheet.tsx';

interface DraftBarProps {
  readonly kind: DraftedName;
  readonly record: DraftedFacts;
  readonly etag: string | undefined;
  /** There are unsaved changes, which block every other step. */
  readonly dirty: boolean;
  /** Errors of a publication by field path; none where it was refused for another reason, or they are resolved. */
  readonly onFaults: (
    faults: readonly { readonly path: string; readonly message: string }[],
  ) => void;
  readonly onChanged: () => void;
  /** The preview's button. */
  readonly children?: ReactNode;
}

const SAVE_FIRST = 'Save your changes first.';

const DONE: Readonly<Record<DraftStep, string>> = {
  cancel: 'Schedule cancelled',
  discard: 'Draft discarded',
  withdraw: 'Unpublished',
};

/** State of a drafted record, why it is locked, and its actions: publish, schedule, cancel, restore, unpublish. */
export function DraftBar(props: DraftBarProps) {
  const { kind, record, etag, dirty, onFaults, onChanged, children } = props;
  const { id, title, draft, plan, published } = record;
  const [publish, publishing] = usePublishDraftMutation();
  const [step, stepping] = useStepDraftMutation();
  const [restoreVersion, restoring] = useRestoreVersionMutation();
  const [open, setOpen] = useState<'publish' | 'discard' | 'withdraw'>();

  function tell(error: unknown, fixed: string): void {
    failureToast(error, fixed);
    // Shows the newer record, unless what is typed would be lost.
    if (isOutdated(error) && !dirty) onChanged();
  }

  /** @returns what is wrong with the time, which is still on the screen then */
  async function send(at: string | undefined): Promise<string | undefined> {
    const { error } = await publish({ kind, id, etag, ...(at !== undefined && { at }) });
    const errors = (isProblem(error) && error.errors) || [];
    const ofTime = errors.find(({ path }) => path === 'at');
    if (ofTime) return ofTime.message;
    setOpen(undefined);
    if (error) {
      onFaults(errors);
      tell(error, 'The draft could not be published.');
      return undefined;
    }
    toast.success(at === undefined ? 'Published' : `Scheduled for ${formatMoment(at)}`);
    onChanged();
    return undefined;
  }

  async function take(wanted: DraftStep): Promise<void> {
    const { error } = await step({ kind, id, etag, step: wanted });
    setOpen(undefined);
    if (error) tell(error, 'Something went wrong. Please try again.');
    else {
      toast.success(DONE[wanted]);
      // The draft is the same without its schedule: what is typed stays there.
      if (wanted === 'cancel' && dirty) onFaults([]);
      else onChanged();
    }
  }

  async function restore(number: number): Promise<boolean> {
    const { error } = await restoreVersion({ kind, id, etag, number });
    if (error) tell(error, 'The version could not be restored.');
    else {
      toast.success(`Version ${number} is now the draft`);
      onChanged();
    }
    return !error;
  }

  // A step that is done is still offered until the record has been read again.
  const isStepping =
    stepping.isLoading || (stepping.isSuccess && stepping.originalArgs?.etag === etag);
  const blocked = dirty ? SAVE_FIRST : plan ? 'Cancel the schedule first.' : undefined;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="State" className="flex flex-wrap gap-2 text-sm">
        {published && (
          <li>
            <Badge variant="success" wraps>
              {`Published: version ${published.number}, ${formatMoment(published.at)}`}
            </Badge>
          </li>
        )}
        {plan && (
          <li>
            <Badge variant="info" wraps>
              {`Scheduled for ${formatMoment(plan.at)} by ${plan.by.username}`}
            </Badge>
          </li>
        )}
        {draft && (
          <li>
            <Badge variant="warning" wraps>
              {`Draft by ${draft.writers.map(({ username }) => username).join(', ')}, ${formatMoment(draft.at)}`}
            </Badge>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        {children}
        {draft && !plan && (
          <Button size="sm" disabled={dirty} onClick={() => setOpen('publish')}>
            Publish...
          </Button>
        )}
        {plan && (
          <Button
            variant="secondary"
            size="sm"
            busy={isStepping}
            onClick={() => void take('cancel')}
          >
            Cancel Schedule
          </Button>
        )}
        {draft && published && !plan && (
          <Button variant="secondary" size="sm" onClick={() => setOpen('discard')}>
            Discard Draft
          </Button>
        )}
        {published && (
          <Button
            variant="secondary"
            size="sm"
            disabled={dirty}
            onClick={() => setOpen('withdraw')}
          >
            Unpublish
          </Button>
        )}
        <VersionsSheet
          place={{ kind, id }}
          name={title}
          blocked={blocked}
          busy={restoring.isLoading}
          onRestore={restore}
        />
        <RecordHistory address={addressOf({ kind, id })} name={title} size="sm" />
      </div>
      {plan && <Alert title="Scheduled">Cancel the schedule to change the draft.</Alert>}
      {dirty && draft && <p className="text-sm text-ink-muted">{SAVE_FIRST}</p>}
      {open === 'publish' && (
        <PublishDialog
          busy={publishing.isLoading}
          onPublish={send}
          onClose={() => setOpen(undefined)}
        />
      )}
      <AlertDialog
        open={open === 'discard'}
        onOpenChange={(next) => setOpen(next ? 'discard' : undefined)}
        title="Discard the draft?"
        description="What is published stays as it is. The draft cannot be brought back."
        confirmLabel="Discard"
        danger
        onConfirm={() => void take('discard')}
      />
      <AlertDialog
        open={open === 'withdraw'}
        onOpenChange={(next) => setOpen(next ? 'withdraw' : undefined)}
        title="Unpublish it?"
        description="Visitors no longer see it. What was published becomes the draft, unless there is one."
        confirmLabel="Unpublish"
        danger
        onConfirm={() => void take('withdraw')}
      />
    </div>
  );
}
