import { CalendarClock, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import {
  type DraftedName,
  type DraftedWrite,
  useRemoveDraftedMutation,
  useWriteDraftedMutation,
  type WholeOf,
} from '../../api/drafted.api.ts';
import { messageOf } from '../../api/problem.ts';
import { useMayUse } from '../../api/screen-access.ts';
import type { Versioned } from '../../api/versioned.ts';
import { Alert } from '../alert.tsx';
import { Button, IconButton } from '../button.tsx';
import { AlertDialog } from '../dialog.tsx';
import { DropdownItem, DropdownMenu } from '../dropdown-menu.tsx';
import { failureToast } from '../failure-toast.tsx';
import { formatMoment } from '../format.ts';
import { RecordHistory } from '../record-history.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { VersionsSheet } from './versions-sheet.tsx';

interface DraftActionsProps {
  readonly kind: DraftedName;
  readonly drafted: Versioned<WholeOf<DraftedName>>;
  /** The name of one such record: 'toplist'. */
  readonly one: string;
  /** Something on the screen is not stored yet. */
  readonly dirty: boolean;
  /** Stores the draft; false when it was refused. */
  readonly onSave: () => Promise<boolean>;
  readonly saving: boolean;
  /** The draft is another than that on the screen. */
  readonly onReplaced: () => void;
  readonly onDeleted: () => void;
}

type Asked = 'plan' | 'discard' | 'withdraw' | 'delete' | undefined;

const DONE: Readonly<Record<Exclude<DraftedWrite['call'], 'save'>, string>> = {
  publish: 'Published',
  discard: 'Draft discarded',
  withdraw: 'Taken off the site',
  cancel: 'The publication was cancelled. The draft stays.',
  putBack: 'Put back into the draft',
};

/** The life of a draft as buttons: save, publish at once or at a time, versions, history, discard, take off, delete. */
export function DraftActions(props: DraftActionsProps) {
  const { kind, drafted, one, dirty, onSave, saving, onReplaced, onDeleted } = props;
  const { id, title, draft, plan, published } = drafted.record;
  const [write, writing] = useWriteDraftedMutation();
  const [remove, removing] = useRemoveDraftedMutation();
  const [asked, setAsked] = useState<Asked>();
  const mayDelete = useMayUse('managers');
  const busy = writing.isLoading || removing.isLoading || saving;

  /** Gives the refusal's words; undefined when it was done. */
  async function send(
    call: keyof typeof DONE,
    said: Pick<DraftedWrite, 'number' | 'body'> = {},
  ): Promise<string | undefined> {
    const { error } = await write({ kind, id, call, ...said, etag: drafted.etag });
    if (error) return messageOf(error, 'That did not work. Please try again.');
    toast.success(said.body && 'at' in Object(said.body) ? 'Scheduled' : DONE[call]);
    if (call === 'discard' || call === 'putBack') onReplaced();
    return undefined;
  }

  async function act(...wanted: Parameters<typeof send>): Promise<void> {
    setAsked(undefined);
    const refused = await send(...wanted);
    if (refused !== undefined) toast.error('Error', { description: refused });
  }

  async function removeIt(): Promise<void> {
    const { error } = await remove({ kind, id, etag: drafted.etag });
    setAsked(undefined);
    if (error) return failureToast(error, `The ${one} could not be deleted. Please try again.`);
    toast.success(`${title} was deleted`);
    onDeleted();
  }

  const mayPublish = draft !== null && !dirty;
  return (
    <div className="flex flex-col gap-3">
      {plan && (
        <Alert variant="info" title={`Published by itself on ${formatMoment(plan.at)}`}>
          {`Scheduled by ${plan.by.username}. Cancel that to change the draft.`}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {plan ? (
          <Button busy={busy} onClick={() => void act('cancel')}>
            Cancel Publication
          </Button>
        ) : (
          <>
            <Button
              variant={dirty ? 'primary' : 'secondary'}
              busy={saving}
              disabled={!dirty || busy}
              onClick={() => void onSave()}
            >
              Save Draft
            </Button>
            <Button
              variant={dirty ? 'secondary' : 'primary'}
              disabled={!mayPublish || busy}
              onClick={() => void act('publish', { body: {} })}
            >
              Publish
            </Button>
            <Button
              variant="secondary"
              disabled={!mayPublish || busy}
              onClick={() => setAsked('plan')}
            >
              <CalendarClock aria-hidden />
              Schedule
            </Button>
          </>
        )}
        <VersionsSheet
          place={{ kind, id }}
          current={published?.number}
          busy={busy || plan !== null}
          onPutBack={(number) => act('putBack', { number })}
        />
        <RecordHistory address={`/api/${kind}/${id}`} name={title} />
        <DropdownMenu
          trigger={
            <IconButton label="More" variant="secondary">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <DropdownItem
            disabled={!draft || !published || plan !== null}
            onSelect={() => setAsked('discard')}
          >
            Discard draft
          </DropdownItem>
          <DropdownItem disabled={!published} onSelect={() => setAsked('withdraw')}>
            Take off the site
          </DropdownItem>
          {mayDelete && (
            <DropdownItem danger onSelect={() => setAsked('delete')}>
              Delete
            </DropdownItem>
          )}
        </DropdownMenu>
      </div>
      {asked === 'plan' && (
        <PlanDialog
          busy={busy}
          onPlan={(at) => send('publish', { body: { at } })}
          onClose={() => setAsked(undefined)}
        />
      )}
      <AlertDialog
        open={asked === 'discard'}
        onOpenChange={() => setAsked(undefined)}
        title="Discard draft"
        description="What was changed since the last publication is lost. Visitors see what they see now."
        confirmLabel="Discard"
        danger
        onConfirm={() => void act('discard')}
      />
      <AlertDialog
        open={asked === 'withdraw'}
        onOpenChange={() => setAsked(undefined)}
        title="Take off the site"
        description={`Visitors no longer see this ${one}. It stays here as a draft.`}
        confirmLabel="Take off the site"
        danger
        onConfirm={() => void act('withdraw')}
      />
      <AlertDialog
        open={asked === 'delete'}
        onOpenChange={() => setAsked(undefined)}
        title={`Delete ${title}`}
        description="Its draft and all its versions are deleted. This cannot be undone."
        confirmLabel="Delete"
        danger
        busy={busy}
        onConfirm={() => void removeIt()}
      />
    </div>
  );
}
