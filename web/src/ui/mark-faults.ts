import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Marks the fields of a form that are at fault, and takes the focus to the first. */
export function markFaults<Draft extends FieldValues>(
  setError: UseFormSetError<Draft>,
  faults: readonly { readonly field: Path<Draft>; readonly message: string }[],
): void {
  for (const [index, { field, message }] of faults.entries()) {
    setError(field, { message }, { shouldFocus: index === 0 });
  }
}
