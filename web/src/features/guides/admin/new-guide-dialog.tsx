import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { useState } from 'react';
import { useCreateDraftedMutation } from '../../../api/drafted-records.api.ts';
import { isProblem, UNREACHABLE } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useNavigateFromHere } from '../../../routing/use-navigate-from-here.ts';
import type { Faults } from '../../../ui/drafted/draft-faults.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InputField } from '../../../ui/input.tsx';
import { slugOf } from '../../../ui/slug-of.ts';
import { SAME_SCREEN } from '../../../ui/unsaved-changes.tsx';
import { contentOf, EMPTY_GUIDE, faultsOf } from './guide-draft.ts';

/** Begins a guide: all but its title and address is written in the editor. */
export function NewGuideDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigateFromHere();
  const [create, { isLoading }] = useCreateDraftedMutation();
  const [title, setTitle] = useState('');
  const [typedSlug, setTypedSlug] = useState<string>();
  const [faults, setFaults] = useState<Faults>(new Map());
  const slug = typedSlug ?? slugOf(title);

  async function submit(): Promise<void> {
    const content = contentOf({ ...EMPTY_GUIDE, title, slug });
    if (content instanceof Map) return setFaults(content);
    const { data, error } = await create({ kind: 'guides', body: { subject: {}, content } });
    if (data) return void navigate(portalPaths.guide(data.record.id), { state: SAME_SCREEN });
    const said = faultsOf(isProblem(error) ? error : UNREACHABLE);
    setFaults(said);
    if (said.size === 0) failureToast(error, 'The guide could not be created.');
  }

  return (
    <FormDialog
      title="New Guide"
      submitLabel="Create"
      busy={isLoading}
      dirty={title !== '' || slug !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <InputField
        label="Title"
        required
        error={faults.get('title') ?? faults.get('')}
        value={title}
        maxLength={MAX_LINE_LENGTH}
        onChange={(event) => setTitle(event.target.value)}
      />
      <InputField
        label="Slug"
        required
        hint={`Its address: /guides/${slug}`}
        error={faults.get('slug')}
        value={slug}
        maxLength={MAX_LINE_LENGTH}
        onChange={(event) => setTypedSlug(event.target.value)}
      />
    </FormDialog>
  );
}
