import { zodResolver } from '@hookform/resolvers/zod';
import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { boundTo } from '../../../ui/form-fields.ts';
import { InputField } from '../../../ui/input.tsx';
import { useCreateCasinoMutation } from '../admin-casinos.api.ts';

const form = z.object({ name: casinoEntity.fields.name.write });

/** Creates a casino from its name alone. */
export function CreateCasinoDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCreateCasinoMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: '' },
  });
  const field = boundTo({ register, formState });

  const submit = handleSubmit(async (body) => {
    const { error } = await create({ body });
    if (error) return failureToast(error, 'Failed to create casino');
    toast.success('Casino created successfully');
    onClose();
  });

  return (
    <FormDialog
      title="Create Casino"
      description="It stays unpublished until you publish it."
      submitLabel="Create Casino"
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <InputField
        label="Casino Name"
        required
        {...field('name')}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="off"
      />
    </FormDialog>
  );
}
