import {
  type FieldPath,
  type FieldValues,
  get,
  type Path,
  type UseFormRegister,
  type UseFormSetError,
} from 'react-hook-form';

interface Form<Draft extends FieldValues> {
  readonly register: UseFormRegister<Draft>;
  readonly formState: { readonly errors: object };
}

/** Binds the fields of a form to it, each by its name: its text, and what is wrong with that. */
export const boundTo =
  <Draft extends FieldValues>({ register, formState }: Form<Draft>) =>
  (name: FieldPath<Draft>) => {
    const { message: error }: { readonly message?: string } = Object(get(formState.errors, name));
    return { ...register(name), error };
  };

/** Marks the fields of a form that are at fault, and takes the focus to the first. */
export function markFaults<Draft extends FieldValues>(
  setError: UseFormSetError<Draft>,
  faults: readonly { readonly field: Path<Draft>; readonly message: string }[],
): void {
  for (const [index, { field, message }] of faults.entries()) {
    setError(field, { message }, { shouldFocus: index === 0 });
  }
}
