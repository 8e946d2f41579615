import { toast } from 'sonner';
import { useGameProviderListQuery } from '../../../../api/taxonomy.api.ts';
import { BulkUpload } from '../../../../ui/bulk-upload/bulk-upload.tsx';
import { PROVIDER_UPLOAD } from '../../../../ui/bulk-upload/upload-kinds.ts';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import {
  useCasinoProvidersQuery,
  useSetCasinoProvidersMutation,
} from '../../admin-casino-relations.api.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { ChoiceSection } from './choice-section.tsx';
import { useChoices } from './use-choices.ts';

/** Providers of a casino's games. */
export function ProvidersTab() {
  const { id } = useCasinoOnScreen().casino;
  const list = useGameProviderListQuery();
  const current = useCasinoProvidersQuery(id);
  const [save] = useSetCasinoProvidersMutation();
  return (
    <ChoiceSection
      title="Game Providers"
      about="Providers whose games this casino offers."
      list={list}
      options={useChoices(list.data)}
      listFailed="Failed to load game providers"
      current={current}
      chosen={useChoices(current.data)}
      chosenFailed="Failed to load game providers"
      none="No game providers selected"
      renderUpload={(draft, add) => (
        <div>
          <BulkUpload
            kind={PROVIDER_UPLOAD}
            candidates={(list.data ?? []).map(({ id, name }) => ({ key: String(id), name }))}
            added={[...draft]}
            onApply={add}
          />
        </div>
      )}
      onSave={async (providerIds) => {
        const { error } = await save({ params: { id }, body: { providerIds } });
        if (error) failureToast(error, 'Failed to save game providers');
        else toast.success('Game providers saved successfully');
        return !error;
      }}
    />
  );
}
