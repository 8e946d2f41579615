import { useState } from 'react';
import { toast } from 'sonner';
import { useMayUse } from '../../../api/screen-access.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { useDemoEarningsQuery, useRemoveDemoEarningsMutation } from '../demo-earnings.api.ts';

/** Says that figures of the demo data are among the others, and removes them. Nothing where there are none. */
export function RemoveDemoFigures() {
  const mayRemove = useMayUse('super');
  const { data } = useDemoEarningsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove, removing] = useRemoveDemoEarningsMutation();
  const [asking, setAsking] = useState(false);
  if (!data?.present) return null;

  async function confirm(): Promise<void> {
    const { data: removed, error } = await remove();
    if (!removed) {
      failureToast(error, 'The demo figures could not be removed. Please try again.');
      return;
    }
    const { clicks, conversions, deals } = removed;
    toast.success('Demo figures removed', {
      description: `${counted(clicks, 'click')}, ${counted(conversions, 'conversion')} and ${counted(deals, 'deal')}`,
    });
  }

  return (
    <Alert title="These figures include demo data">
      <p>
        The demo data includes invented clicks, conversions and deals of three partners.
        {!mayRemove && ' A super administrator can remove them.'}
      </p>
      {mayRemove && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          busy={removing.isLoading}
          onClick={() => setAsking(true)}
        >
          Remove Demo Figures
        </Button>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove Demo Figures"
        description="The clicks, conversions and deals of the demo data are removed. Everything else stays. This action cannot be undone."
        confirmLabel="Remove"
        danger
        onConfirm={() => void confirm()}
      />
    </Alert>
  );
}
