import { toast } from 'sonner';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { useDeleteCasinoMutation } from '../admin-casinos.api.ts';

/** Deletes a casino and reports the outcome. */
export function useDeleteCasino(): (id: number) => Promise<void> {
  const [remove] = useDeleteCasinoMutation();
  return async (id) => {
    const { error } = await remove({ params: { id } });
    if (error) failureToast(error, 'Failed to delete casino');
    else toast.success('Casino deleted successfully');
  };
}
