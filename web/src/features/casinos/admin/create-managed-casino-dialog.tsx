import { zodResolver } from '@hookform/resolvers/zod';
import { MIN_NAME_LENGTH, NAME_TOO_SHORT } from '@slots/contracts/casino/casinos';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { isProblem } from '../../../api/problem.ts';
import { useSession } from '../../../api/use-session.ts';
import { failureMessage } from '../../../ui/failure-message.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { boundTo } from '../../../ui/form-fields.ts';
import { InputField } from '../../../ui/input.tsx';
import { useCreateCasinoMutation } from '../admin-casinos.api.ts';

const form = z.object({
  name: z.string().trim().min(MIN_NAME_LENGTH, NAME_TOO_SHORT).max(MAX_LINE_LENGTH),
});

const FAILED = 'Failed to create casino';

/** The slug that the specification gives a casino of this name; empty when it has no usable letter. */
const casinoSlugOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '');

/** Creates a casino with a slug derived from its name. */
export function CreateManagedCasinoDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const [create] = useCreateCasinoMutation();
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: '' },
  });
  const field = boundTo({ register, formState });
  const slug = casinoSlugOf(useWatch({ control, name: 'name' }));

  const submit = handleSubmit(async ({ name }) => {
    if (session.state !== 'signed-in') {
      toast.error('Error', { description: 'You must be logged in to create a casino' });
      return;
    }
    const body = { name, userId: session.user.id, slug: casinoSlugOf(name) };
    const { error } = await create({ body });
    if (error) {
      // Another name makes another slug.
      if (isProblem(error) && error.status === 409) {
        setError('name', { message: failureMessage(error, FAILED) }, { shouldFocus: true });
      }
      return failureToast(error, FAILED);
    }
    toast.success('Casino created successfully');
    onClose();
  });

  return (
    <FormDialog
      title="Create New Casino"
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
        hint={slug === '' ? 'The slug is made from the name.' : `Slug: ${slug}`}
        {...field('name')}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="off"
      />
    </FormDialog>
  );
}
