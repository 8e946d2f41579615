import { zodResolver } from '@hookform/resolvers/zod';
import { createAffiliate } from '@slots/contracts/affiliate/affiliates';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { boundTo } from '../../../ui/form-fields.ts';
import { InputField } from '../../../ui/input.tsx';
import { useCreateAffiliateMutation } from '../affiliates.api.ts';

type AffiliateForm = z.input<typeof createAffiliate.body>;

/** Adds an affiliate by its name; the rest is filled in on its own screen. */
export function AddAffiliateDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCreateAffiliateMutation();
  const { register, handleSubmit, formState } = useForm<AffiliateForm>({
    defaultValues: { name: '' },
    resolver: zodResolver(createAffiliate.body, undefined, { raw: true }),
  });
  const field = boundTo({ register, formState });

  async function save(body: AffiliateForm): Promise<void> {
    const { error } = await create({ body });
    if (error) {
      failureToast(error, 'Failed to create affiliate');
      return;
    }
    toast.success('Affiliate created successfully');
    onClose();
  }

  return (
    <FormDialog
      title="Add Affiliate"
      submitLabel="Add Affiliate"
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      onSubmit={() => void handleSubmit(save)()}
      onClose={onClose}
    >
      <InputField label="Affiliate Name" required {...field('name')} maxLength={MAX_LINE_LENGTH} />
    </FormDialog>
  );
}
