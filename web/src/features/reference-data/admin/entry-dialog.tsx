import type { keptLists } from '@slots/contracts/casino/reference-data';
import { MAX_LINE_LENGTH, MAX_REFERENCE_TEXT_LENGTH } from '@slots/contracts/text-limits';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { boundTo, markFaults } from '../../../ui/form-fields.ts';
import { InputField, TextareaField } from '../../../ui/input.tsx';
import { useAddEntryMutation, useChangeEntryMutation } from '../reference-data.api.ts';
import type { ReferenceTexts } from './reference-texts.ts';

/** A list whose entries have names. */
export type NamedList = Exclude<
  (typeof keptLists)[keyof typeof keptLists],
  { readonly name: 'currencies' }
>;

export interface NamedEntry {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly [field: string]: string | number | null;
}

/** An optional field of a list's entries. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly long?: true;
}

interface EntryDialogProps {
  readonly list: NamedList;
  readonly texts: ReferenceTexts;
  readonly codeHint: string;
  readonly fields: readonly EntryField[];
  /** The first fault is shown in a toast, not each at its field. */
  readonly faultInToast?: boolean | undefined;
  /** Undefined for a new one. */
  readonly entry: NamedEntry | undefined;
  readonly onClose: () => void;
}

type Values = Record<string, string>;

/** Adds an entry or changes one. An optional field that is left empty keeps what is stored. */
export function EntryDialog(props: EntryDialogProps) {
  const { list, texts, codeHint, fields, faultInToast, entry, onClose } = props;
  const [add] = useAddEntryMutation();
  const [change] = useChangeEntryMutation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: Object.fromEntries(
      ['name', 'code', ...fields.map(({ name }) => name)].map((name) => [
        name,
        String(entry?.[name] ?? ''),
      ]),
    ),
  });
  const field = boundTo({ register, formState });

  /** False after the faults were shown. */
  function isValid(body: Readonly<Record<string, string | null>>): boolean {
    const issues = list.create.body.safeParse(body).error?.issues ?? [];
    if (faultInToast && issues[0]) {
      toast.error('Validation Error', { description: issues[0].message });
    } else {
      markFaults(
        setError,
        issues.map(({ path, message }) => ({ field: String(path[0]), message })),
      );
    }
    return issues.length === 0;
  }

  async function save({ name = '', code = '', ...others }: Values): Promise<void> {
    const optional = Object.entries(others).map(([field, value]) => {
      const stored = entry?.[field];
      return [field, value.trim() === '' ? (stored ? String(stored) : null) : value] as const;
    });
    const body = { name, code, ...Object.fromEntries(optional) };
    if (!isValid(body)) return;
    const { error } = entry
      ? await change({ list: list.name, id: entry.id, body: { id: entry.id, ...body } })
      : await add({ list: list.name, body });
    if (error) {
      failureToast(error, entry ? texts.notUpdated : texts.notAdded);
      return;
    }
    toast.success(entry ? texts.updated : texts.added);
    onClose();
  }

  return (
    <FormDialog
      title={entry ? `Edit ${list.title.one}` : texts.add}
      submitLabel={entry ? `Update ${list.title.one}` : texts.submit}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      onSubmit={() => void handleSubmit(save)()}
      onClose={onClose}
    >
      <InputField label="Name" required {...field('name')} maxLength={MAX_LINE_LENGTH} />
      <InputField
        label="Code"
        required
        hint={codeHint}
        {...field('code')}
        maxLength={MAX_LINE_LENGTH}
        spellCheck={false}
      />
      {fields.map(({ name, label, hint, long }) => {
        const about = { label, hint, ...field(name), maxLength: MAX_REFERENCE_TEXT_LENGTH };
        return long ? (
          <TextareaField key={name} {...about} />
        ) : (
          <InputField key={name} {...about} spellCheck={false} />
        );
      })}
    </FormDialog>
  );
}
