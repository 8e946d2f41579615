import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { Field } from '../../../ui/field.tsx';
import { fieldName } from '../../../ui/field-name.ts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useAddEntryMutation } from '../reference-data.api.ts';
import { CurrencyInput, type CurrencyValues, checkedCurrency } from './currency-values.tsx';

const EMPTY: CurrencyValues = { symbol: '', code: '' };

/** Adds a currency, then clears the form for the next one. */
export function AddCurrencyForm() {
  const [values, setValues] = useState(EMPTY);
  const [create, { isLoading }] = useAddEntryMutation();
  useUnsavedChanges(values.symbol !== '' || values.code !== '');

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const body = checkedCurrency(values);
    if (!body) return;
    const { error } = await create({ list: 'currencies', body });
    if (error) {
      failureToast(error, 'Failed to add currency');
      return;
    }
    toast.success('Currency added successfully');
    // Text typed meanwhile belongs to the next currency.
    setValues((now) => (now === values ? EMPTY : now));
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => void submit(event)}
    >
      {(['symbol', 'code'] as const).map((name) => (
        <Field key={name} label={fieldName(name)} className="w-28">
          {(control) => (
            <CurrencyInput
              {...control}
              value={values[name]}
              onValue={(value) => setValues({ ...values, [name]: value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" busy={isLoading}>
        {!isLoading && <Plus aria-hidden />}
        Add Currency
      </Button>
    </form>
  );
}
