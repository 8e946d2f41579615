import { zodResolver } from '@hookform/resolvers/zod';
import { createGamblingLicence } from '@slots/contracts/casino/reference-data';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useCreateGamblingLicenceMutation } from '../reference-data.api.ts';

type LicenceForm = z.input<typeof createGamblingLicence.body>;

/** Adds a gambling licence. */
export function LicenceDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCreateGamblingLicenceMutation();
  const { register, handleSubmit, formState } = useForm<LicenceForm>({
    defaultValues: { name: '', code: '', description: '' },
    resolver: zodResolver(createGamblingLicence.body, undefined, { raw: true }),
  });
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState;
  useUnsavedChanges(isDirty && !isSubmitSuccessful);

  async function save(body: LicenceForm): Promise<void> {
    const { error } = await create({ body });
    if (error) {
      failureToast(error, 'Failed to add gambling licence');
      return;
    }
    toast.success('Gambling licence added successfully');
    onClose();
  }

  return (
    <FormDialog
      title="Add New Licence"
      submitLabel="Add Licence"
      busy={isSubmitting}
      onSubmit={(event) => void handleSubmit(save)(event)}
      onClose={onClose}
    >
      <Field label="Name" required error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} maxLength={255} />}
      </Field>
      <Field label="Code" required hint="Lowercase, no spaces" error={errors.code?.message}>
        {(props) => <Input {...props} {...register('code')} maxLength={255} spellCheck={false} />}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(props) => <Textarea {...props} {...register('description')} maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}
