import { type Author, createAuthor, MAX_AUTHOR_LINKS } from '@slots/contracts/casino/authors';
import { MAX_AUTHOR_WORDS_LENGTH, MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { type ChangeEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import {
  type AuthorChange,
  useChangeAuthorMutation,
  useCreateAuthorMutation,
  useLazyAuthorQuery,
} from '../../../api/authors.api.ts';
import type { CallOf } from '../../../api/endpoint.ts';
import { isProblem } from '../../../api/problem.ts';
import { useVersionedSave } from '../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { AuthorPicture } from '../../../ui/author-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { boundTo, markFaults } from '../../../ui/form-fields.ts';
import { InputField, TextareaField } from '../../../ui/input.tsx';
import { slugOf } from '../../../ui/slug-of.ts';
import { typedLines } from '../../../ui/typed-field.ts';
import { usePictureUpload } from '../../../ui/use-picture-upload.ts';

interface Fields {
  name: string;
  slug: string;
  role: string;
  words: string;
  /** One per line. */
  links: string;
  picture: string;
}

const FIELDS = ['name', 'slug', 'role', 'words', 'links', 'picture'] as const;
const PICTURE_PX = 80;

interface AuthorDialogProps {
  /** Undefined for a new one. */
  readonly found: Versioned<Author> | undefined;
  readonly onClose: () => void;
}

/** Adds an author or changes one. */
export function AuthorDialog({ found, onClose }: AuthorDialogProps) {
  const author = found?.record;
  const [create] = useCreateAuthorMutation();
  const [change] = useChangeAuthorMutation();
  const [read] = useLazyAuthorQuery();
  const id = author?.id ?? 0;
  const versioned = useVersionedSave({
    send: (body: AuthorChange, etag) => change({ id, change: body, etag }),
    readAgain: () => read(id),
  });
  const { upload, busy: uploading } = usePictureUpload();
  const [pictureFault, setPictureFault] = useState<string>();
  const { register, handleSubmit, setError, setValue, getFieldState, control, formState } =
    useForm<Fields>({
      defaultValues: {
        name: author?.name ?? '',
        slug: author?.slug ?? '',
        role: author?.role ?? '',
        words: author?.words ?? '',
        links: author?.links.join('\n') ?? '',
        picture: author?.picture ?? '',
      },
    });
  const { errors, isSubmitting, isDirty } = formState;
  const field = boundTo({ register, formState });
  const [name, picture] = useWatch({ control, name: ['name', 'picture'] });

  function show(faults: readonly { path: string; message: string }[]): void {
    const shown = faults.flatMap(({ path, message }) => {
      const [first, link] = path.split('.');
      const field = FIELDS.find((known) => known === first);
      if (!field) return [];
      return [{ field, message: link ? `Link ${Number(link) + 1} ${message}` : message }];
    });
    markFaults(setError, shown);
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    // The same file may be chosen again after a failure or its removal.
    target.value = '';
    if (!file) return;
    const { data, fault } = await upload(file);
    setPictureFault(fault);
    if (data) setValue('picture', data.image, { shouldDirty: true });
  }

  async function store(body: NonNullable<CallOf<typeof createAuthor>['body']>) {
    if (found) return versioned.save(body, found);
    const { error } = await create({ body });
    return error ? { kind: 'failed' as const, error } : { kind: 'saved' as const };
  }

  async function save(fields: Fields): Promise<void> {
    const parsed = createAuthor.body.safeParse({
      ...fields,
      picture: fields.picture === '' ? null : fields.picture,
      links: typedLines(fields.links),
    });
    if (!parsed.success) {
      show(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
      return;
    }
    const outcome = await store(parsed.data);
    if (outcome.kind === 'failed') {
      const { error } = outcome;
      if (isProblem(error)) show(error.errors ?? []);
      failureToast(error, 'The author could not be saved.');
      return;
    }
    if (outcome.kind === 'saved') toast.success(author ? 'Author saved' : 'Author added');
    onClose();
  }

  return (
    <>
      <FormDialog
        title={author ? 'Edit Author' : 'Add Author'}
        submitLabel={author ? 'Save Author' : 'Add Author'}
        busy={isSubmitting || uploading}
        dirty={isDirty}
        onSubmit={() => void handleSubmit(save)()}
        onClose={onClose}
      >
        <InputField
          label="Name"
          required
          error={errors.name?.message}
          {...register('name', {
            onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
              const isOwn = author !== undefined || getFieldState('slug').isTouched;
              if (!isOwn) setValue('slug', slugOf(target.value));
            },
          })}
          maxLength={MAX_LINE_LENGTH}
        />
        <InputField
          label="Slug"
          required
          hint="The last part of the page's address"
          {...field('slug')}
          maxLength={MAX_LINE_LENGTH}
          spellCheck={false}
        />
        <InputField
          label="Role"
          hint="For example, Casino reviewer"
          {...field('role')}
          maxLength={MAX_LINE_LENGTH}
        />
        <TextareaField
          label="About"
          {...field('words')}
          maxLength={MAX_AUTHOR_WORDS_LENGTH}
          rows={5}
        />
        <TextareaField
          label="Links"
          hint={`Other pages about this person, one per line, at most ${MAX_AUTHOR_LINKS}`}
          {...field('links')}
          rows={3}
          spellCheck={false}
        />
        <div className="flex items-end gap-4">
          <AuthorPicture
            name={name || '?'}
            picture={picture === '' ? null : picture}
            px={PICTURE_PX}
            className="size-20!"
          />
          <Field
            label="Picture"
            className="min-w-0 flex-1"
            error={pictureFault ?? errors.picture?.message}
          >
            {(props) => (
              <input
                {...props}
                type="file"
                accept="image/*"
                disabled={uploading}
                className="w-full text-sm"
                onChange={(event) => void choose(event)}
              />
            )}
          </Field>
          {picture !== '' && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setValue('picture', '', { shouldDirty: true })}
            >
              Remove
            </Button>
          )}
        </div>
      </FormDialog>
      <ConflictDialog conflict={versioned.conflict} />
    </>
  );
}
