import { toast } from 'sonner';
import { useReferenceList } from '../../../../api/reference.api.ts';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import {
  useCasinoPaymentMethodsQuery,
  useSetCasinoPaymentMethodsMutation,
} from '../../admin-casino-relations.api.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { ChoiceSection } from './choice-section.tsx';
import { useChoices } from './use-choices.ts';

/** Payment methods of a casino. */
export function PaymentTab() {
  const { id } = useCasinoOnScreen().casino;
  const list = useReferenceList('payment-methods');
  const current = useCasinoPaymentMethodsQuery(id);
  const [save] = useSetCasinoPaymentMethodsMutation();
  return (
    <ChoiceSection
      title="Payment Methods"
      about="Payment methods accepted by this casino."
      list={list}
      options={useChoices(list.data)}
      listFailed="Failed to load payment methods list"
      current={current}
      chosen={useChoices(current.data)}
      chosenFailed="Failed to load payment methods list"
      none="No payment methods selected"
      onSave={async (paymentMethodIds) => {
        const { error } = await save({ params: { id }, body: { paymentMethodIds } });
        if (error) failureToast(error, 'Failed to save payment methods');
        else toast.success('Payment methods saved successfully');
        return !error;
      }}
    />
  );
}
