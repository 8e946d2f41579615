import { createPaymentMethod, type PaymentMethod } from '@slots/contracts/casino/reference-data';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { PAYMENT_ICON_NAMES } from '../../../ui/payment-icon.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import {
  useCreatePaymentMethodMutation,
  useUpdatePaymentMethodMutation,
} from '../reference-data.api.ts';

interface PaymentMethodForm {
  readonly name: string;
  readonly code: string;
  readonly icon: string;
}

interface PaymentMethodDialogProps {
  /** Undefined for a new one. */
  readonly method: PaymentMethod | undefined;
  readonly onClose: () => void;
}

/** Adds a payment method or changes one. An empty icon leaves the stored one. */
export function PaymentMethodDialog({ method, onClose }: PaymentMethodDialogProps) {
  const [create] = useCreatePaymentMethodMutation();
  const [update] = useUpdatePaymentMethodMutation();
  const { register, handleSubmit, formState } = useForm<PaymentMethodForm>({
    defaultValues: {
      name: method?.name ?? '',
      code: method?.code ?? '',
      icon: method?.icon ?? '',
    },
  });
  const { isSubmitting, isDirty, isSubmitSuccessful } = formState;
  useUnsavedChanges(isDirty && !isSubmitSuccessful);

  async function save({ name, code, icon }: PaymentMethodForm): Promise<void> {
    const body = { name, code, icon: icon.trim() === '' ? (method?.icon ?? null) : icon };
    const { error: invalid } = createPaymentMethod.body.safeParse(body);
    if (invalid) {
      toast.error('Validation Error', { description: invalid.issues[0]?.message });
      return;
    }
    const { error } = method
      ? await update({ params: { id: method.id }, body: { id: method.id, ...body } })
      : await create({ body });
    const [adding, added] = method ? ['update', 'updated'] : ['add', 'added'];
    if (error) {
      failureToast(error, `Failed to ${adding} payment method. Please try again.`);
      return;
    }
    toast.success(`Payment method ${added} successfully.`);
    onClose();
  }

  return (
    <FormDialog
      title={method ? 'Edit Payment Method' : 'Add Payment Method'}
      submitLabel={method ? 'Update Payment Method' : 'Add Payment Method'}
      busy={isSubmitting}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={onClose}
    >
      <Field label="Name" required>
        {(props) => <Input {...props} {...register('name')} maxLength={255} />}
      </Field>
      <Field label="Code" required hint="Unique, no spaces">
        {(props) => <Input {...props} {...register('code')} maxLength={255} spellCheck={false} />}
      </Field>
      <Field
        label="Icon"
        hint={`Optional: ${PAYMENT_ICON_NAMES.join(', ')}, an emoji, or the path of a picture on this site. Pictures of other sites are not shown to visitors.`}
      >
        {(props) => <Input {...props} {...register('icon')} maxLength={2000} spellCheck={false} />}
      </Field>
    </FormDialog>
  );
}
