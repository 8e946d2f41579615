import { toast } from 'sonner';
import { useReferenceList } from '../../../../api/reference.api.ts';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import {
  useCasinoCurrenciesQuery,
  useSetCasinoCurrenciesMutation,
} from '../../admin-casino-relations.api.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { ChoiceSection } from './choice-section.tsx';
import { useChoices } from './use-choices.ts';

/** The currencies that a casino takes. */
export function CurrencyTab() {
  const { id } = useCasinoOnScreen().casino;
  const list = useReferenceList('currencies');
  const current = useCasinoCurrenciesQuery(id);
  const [save] = useSetCasinoCurrenciesMutation();
  return (
    <ChoiceSection
      title="Currencies"
      about="Currencies accepted by this casino."
      list={list}
      options={useChoices(list.data)}
      listFailed="Failed to load currencies"
      current={current}
      chosen={useChoices(current.data)}
      chosenFailed="Failed to load currencies"
      none="No currencies selected"
      onSave={async (currencyIds) => {
        const { error } = await save({ params: { id }, body: { currencyIds } });
        if (error) failureToast(error, 'Failed to save currencies');
        else toast.success('Currencies saved successfully');
        return !error;
      }}
    />
  );
}
