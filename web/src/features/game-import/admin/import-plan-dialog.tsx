import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useImportPlanQuery, type Wanted } from '../game-import.api.ts';
import { CallFailure } from './call-failure.tsx';
import { ImportPlanView } from './import-plan-view.tsx';

interface ImportPlanDialogProps {
  readonly title: string;
  /** Games to import. */
  readonly wanted: Wanted;
  /** Another import is running and has to end first. */
  readonly importing: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Previews an import before its start. */
export function ImportPlanDialog(props: ImportPlanDialogProps) {
  const { title, wanted, importing, onConfirm, onClose } = props;
  const { currentData, error, isFetching, refetch } = useImportPlanQuery(wanted, {
    refetchOnMountOrArgChange: true,
  });
  // While it is refetched, and after a failure, the earlier plan may be outdated.
  const plan = isFetching || error ? undefined : currentData;
  const useful = plan === undefined ? 0 : plan.create.count + plan.change.count;

  function confirm(): void {
    onConfirm();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="Preview only: nothing has been imported yet."
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button disabled={useful === 0 || importing} onClick={confirm}>
            <Download aria-hidden />
            {plan ? `Import ${counted(plan.total - plan.missing.length, 'game')}` : 'Import'}
          </Button>
        </>
      }
    >
      {plan ? (
        <>
          <ImportPlanView plan={plan} />
          {importing && (
            <p className="mt-4 text-sm text-ink-muted">
              Another import is running. You can start this one when it has finished.
            </p>
          )}
        </>
      ) : isFetching ? (
        <Spinner label="Preparing the preview..." className="min-h-48 w-full justify-center" />
      ) : (
        <CallFailure title="The preview could not be loaded" query={{ error, refetch }} inDialog />
      )}
    </Dialog>
  );
}
