import { toast } from 'sonner';
import { useOncePerRecord } from '../../../api/use-once-per-record.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { useDeleteCasinoMutation } from '../admin-casinos.api.ts';

/** Deletes a casino and reports the outcome. */
export function useDeleteCasino() {
  const [remove] = useDeleteCasinoMutation();
  return useOncePerRecord(async ({ id }) => {
    const { error } = await remove({ params: { id } });
    if (error) failureToast(error, 'Failed to delete casino');
    else toast.success('Casino deleted successfully');
  });
}
