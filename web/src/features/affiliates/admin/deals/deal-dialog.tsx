import { DEAL_MODELS, type Deal } from '@slots/contracts/affiliate/deals';
import { MAX_DEAL_NOTE_LENGTH } from '@slots/contracts/text-limits';
import { useCallback, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import type { Versioned } from '../../../../api/versioned.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Checklist } from '../../../../ui/checklist.tsx';
import { ChosenSeveral } from '../../../../ui/chosen-several.tsx';
import { dayFromNow } from '../../../../ui/click-days.ts';
import { ConflictDialog } from '../../../../ui/conflict-dialog.tsx';
import { CountryChecklist } from '../../../../ui/country-checklist.tsx';
import { faultsOfInputs } from '../../../../ui/fault-of-input.ts';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { boundTo, markFaults } from '../../../../ui/form-fields.ts';
import { Input, InputField, TextareaField } from '../../../../ui/input.tsx';
import { namedOptions } from '../../../../ui/named-options.ts';
import { SelectField } from '../../../../ui/select.tsx';
import { toggled } from '../../../../ui/toggled.ts';
import { DAY } from '../../../../ui/typed-moment.ts';
import {
  DEAL_LABELS,
  type DealDraft,
  dealOf,
  draftOfDeal,
  faultsOfDeal,
  fieldAt,
  newDeal,
} from './deal-draft.ts';
import { DealHistoryValue } from './deal-history-value.tsx';
import { useSaveDeal } from './use-save-deal.ts';

const MODEL_NAMES: Readonly<Record<Deal['model'], string>> = {
  cpa: 'CPA: an amount for each customer',
  share: 'Revenue share: a part of what customers bring',
  hybrid: 'Hybrid: both',
};
const MODELS = DEAL_MODELS.map((value) => ({ value, label: MODEL_NAMES[value] }));

export interface CasinoName {
  readonly id: number;
  readonly name: string;
}

interface DealDialogProps {
  readonly affiliateId: number;
  /** Those that the deal can be for. */
  readonly casinos: readonly CasinoName[];
  /** Undefined for a new one. */
  readonly deal: Versioned<Deal> | undefined;
  readonly onClose: () => void;
}

/** Adds a deal, or changes one. */
export function DealDialog({ affiliateId, casinos, deal, onClose }: DealDialogProps) {
  const { save, conflict } = useSaveDeal(affiliateId, deal);
  const [failure, setFailure] = useState<string>();
  const { register, control, handleSubmit, formState, setError, getValues, setValue } =
    useForm<DealDraft>({
      defaultValues: deal ? draftOfDeal(deal.record) : newDeal(dayFromNow(0)),
      mode: 'onChange',
    });
  const { errors, isSubmitting, isDirty } = formState;
  const field = boundTo({ register, formState });
  const model = useWatch({ control, name: 'model' });

  const submit = handleSubmit(async (draft) => {
    setFailure(undefined);
    const body = dealOf(draft);
    const faults = faultsOfDeal(affiliateId, body);
    const outcome = faults.length === 0 ? await save(body) : undefined;
    if (outcome && outcome.kind !== 'refused') {
      if (outcome.kind === 'saved') toast.success(deal ? 'Deal updated' : 'Deal added');
      return onClose();
    }
    if (outcome?.faults.length === 0) setFailure(outcome.message);
    markFaults(setError, outcome?.faults ?? faults);
  });

  const toggleCasino = useCallback(
    (id: string, on: boolean) =>
      setValue('casinoIds', toggled(getValues('casinoIds'), Number(id), on), { shouldDirty: true }),
    [getValues, setValue],
  );
  const toggleCountry = useCallback(
    (code: string, on: boolean) =>
      setValue('countries', toggled(getValues('countries'), code, on), { shouldDirty: true }),
    [getValues, setValue],
  );

  return (
    <>
      <FormDialog
        title={deal ? 'Edit Deal' : 'Add Deal'}
        submitLabel={deal ? 'Update Deal' : 'Add Deal'}
        busy={isSubmitting}
        dirty={isDirty}
        onSubmit={(form) => {
          const unread = faultsOfInputs(form);
          if (unread.length === 0) return void submit();
          markFaults(
            setError,
            unread.map(({ path, message }) => ({ field: fieldAt([path]), message })),
          );
        }}
        onClose={onClose}
      >
        <Controller
          control={control}
          name="model"
          render={({ field: { value, onChange } }) => (
            <SelectField
              label={DEAL_LABELS.model}
              required
              error={errors.model?.message}
              options={MODELS}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
        {model !== 'share' && (
          <div className="grid grid-cols-[1fr_6rem] gap-3">
            <InputField
              label={DEAL_LABELS.amount}
              required
              {...field('amount')}
              inputMode="decimal"
            />
            <Field label={DEAL_LABELS.currency} required error={errors.currency?.message}>
              {(props) => (
                <Input
                  {...props}
                  {...register('currency')}
                  maxLength={3}
                  autoCapitalize="characters"
                  className="uppercase"
                />
              )}
            </Field>
          </div>
        )}
        {model !== 'cpa' && (
          <InputField
            label={`${DEAL_LABELS.share} (%)`}
            required
            {...field('share')}
            inputMode="decimal"
          />
        )}
        <div className="grid grid-cols-2 gap-3 max-[26rem]:grid-cols-1">
          <InputField label={DEAL_LABELS.from} required {...field('from')} {...DAY} />
          <InputField
            label={DEAL_LABELS.to}
            hint="Leave empty for no end"
            {...field('to')}
            {...DAY}
          />
        </div>
        <Controller
          control={control}
          name="casinoIds"
          render={({ field: { value } }) => (
            <ChosenSeveral
              name={DEAL_LABELS.casinoIds}
              chosen={value.length}
              none="all casinos of the affiliate"
              error={errors.casinoIds?.message}
            >
              <Checklist
                label={DEAL_LABELS.casinoIds}
                options={namedOptions(casinos)}
                chosen={new Set(value.map(String))}
                onToggle={toggleCasino}
              />
            </ChosenSeveral>
          )}
        />
        <Controller
          control={control}
          name="countries"
          render={({ field: { value } }) => (
            <ChosenSeveral
              name={DEAL_LABELS.countries}
              chosen={value.length}
              none="all countries"
              error={errors.countries?.message}
            >
              <CountryChecklist
                label={DEAL_LABELS.countries}
                chosen={value}
                onToggle={toggleCountry}
              />
            </ChosenSeveral>
          )}
        />
        <TextareaField
          label={DEAL_LABELS.note}
          {...field('note')}
          rows={3}
          maxLength={MAX_DEAL_NOTE_LENGTH}
        />
        {failure !== undefined && <Alert variant="danger">{failure}</Alert>}
      </FormDialog>
      <ConflictDialog
        conflict={conflict}
        renderValue={(field, value) => <DealHistoryValue field={field} value={value} />}
      />
    </>
  );
}
