import { zodResolver } from '@hookform/resolvers/zod';
import { CPA, REVENUE_SHARE, SCORE } from '@slots/contracts/casino/promotion-entity';
import { MAX_LINE_LENGTH, MAX_SIGNIFICANT_TERMS_LENGTH } from '@slots/contracts/text-limits';
import { type ReactNode, useCallback, useState } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { isProblem } from '../../../api/problem.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CharacterCount } from '../../../ui/character-count.tsx';
import { failureMessage, fieldFault } from '../../../ui/failure-message.ts';
import { faultsOfInputs } from '../../../ui/fault-of-input.ts';
import { boundTo, markFaults } from '../../../ui/form-fields.ts';
import { InputField, TextareaField } from '../../../ui/input.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { MOMENT } from '../../../ui/typed-moment.ts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { CountryPicker } from './country-picker.tsx';
import { MarketNotice } from './market-notice.tsx';
import {
  fieldsOf,
  type PromotionDraft,
  type PromotionFields,
  promotionDraft,
  span,
} from './promotion-draft.ts';
import { termsDraft } from './terms-draft.ts';
import { TermsFields } from './terms-fields.tsx';
import { UnknownMacros } from './unknown-macros.tsx';

interface PromotionFormProps {
  readonly casinoId: number;
  readonly start: PromotionDraft;
  readonly saveLabel: string;
  /** Shown below the countries. */
  readonly countriesHint?: ReactNode;
  /** Sends it and closes the form; gives the error when it failed. */
  readonly onSave: (fields: PromotionFields) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** The fields that can show an error which the form's own rules do not find. */
const FIELDS = [
  'headline',
  'significantTerms',
  'ctaLink',
  'revenueShare',
  'cpa',
  'startsAt',
  'endsAt',
  'terms.freeSpins',
  'terms.validDays',
  'terms.code',
  'terms.termsUrl',
  'terms.countryLinks',
] as const;

/** Form for all fields of a promotion, new or edited. */
export function PromotionForm(props: PromotionFormProps) {
  const { casinoId, start, saveLabel, countriesHint, onSave, onCancel } = props;
  const form = useForm({
    resolver: zodResolver(promotionDraft),
    defaultValues: start,
    mode: 'onChange',
  });
  const { handleSubmit, formState, setError, control, getValues, setValue } = form;
  const { isSubmitting, isDirty } = formState;
  const field = boundTo(form);
  useUnsavedChanges(isDirty);
  const [terms, ctaLink, countries, wagering, product] = useWatch({
    control,
    name: ['significantTerms', 'ctaLink', 'countries', 'terms.wagering', 'terms.product'],
  });

  const [failure, setFailure] = useState<string>();
  const submit = handleSubmit(async (draft) => {
    setFailure(undefined);
    const error = await onSave(fieldsOf(draft, start));
    if (!error) return;
    setFailure(failureMessage(error, 'Failed to save promotion. Please try again.'));
    if (isProblem(error)) show(error.errors ?? []);
  });

  /** Shows the faults of fields that have a place for one. */
  function show(faults: readonly { readonly path: string; readonly message: string }[]): void {
    const shown = faults.flatMap(({ path, message }) => {
      const [name] = path.split('.');
      const field = FIELDS.find((known) => known === name || known === `terms.${name}`);
      return field ? [{ field, message: fieldFault(path, message) }] : [];
    });
    markFaults(setError, shown);
  }

  const changeCountries = useCallback(
    (next: (chosen: readonly string[]) => string[]) =>
      setValue('countries', next(getValues('countries')), { shouldDirty: true }),
    [getValues, setValue],
  );

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        const found = faultsOfInputs(event.currentTarget);
        if (found.length === 0) return void submit(event);
        event.preventDefault();
        show(found);
      }}
    >
      <InputField label="Headline" required {...field('headline')} maxLength={MAX_LINE_LENGTH} />
      <TextareaField
        label="Significant Terms"
        hint={<CharacterCount typed={terms} most={MAX_SIGNIFICANT_TERMS_LENGTH} />}
        {...field('significantTerms')}
        maxLength={MAX_SIGNIFICANT_TERMS_LENGTH}
      />
      <InputField
        label="Tracking Link"
        hint={
          <>
            {
              'Its path and query may hold {clickid}, {country}, {page}, {position}, {promotion} and {casino}, which /go fills in.'
            }
            <UnknownMacros links={ctaLink} />
          </>
        }
        {...field('ctaLink')}
        type="url"
        placeholder="https://"
      />
      <Controller
        control={control}
        name="score"
        render={({ field: { value, onChange } }) => (
          <div className="flex flex-col">
            <span className="text-sm font-semibold tabular-nums">{`Score: ${value}`}</span>
            <Slider label="Score" {...SCORE} value={value} onValueChange={onChange} />
          </div>
        )}
      />
      <div className="grid gap-5 @md:grid-cols-2">
        <InputField
          label="Revenue Share (%)"
          hint={span(REVENUE_SHARE)}
          {...field('revenueShare')}
          inputMode="numeric"
        />
        <InputField label="CPA (£)" hint={span(CPA)} {...field('cpa')} inputMode="numeric" />
      </div>
      <div className="grid gap-5 @xl:grid-cols-2">
        <InputField
          label="Starts (UTC)"
          hint="Leave empty to start immediately"
          {...field('startsAt')}
          {...MOMENT}
        />
        <InputField
          label="Ends (UTC)"
          hint="Leave empty for no end date"
          {...field('endsAt')}
          {...MOMENT}
        />
      </div>
      <FormProvider {...form}>
        <TermsFields />
      </FormProvider>
      <Controller
        control={control}
        name="countries"
        render={({ field: { value } }) => (
          <CountryPicker chosen={value} onChange={changeCountries} />
        )}
      />
      <MarketNotice
        casinoId={casinoId}
        offer={{
          significantTerms: terms.trim() || null,
          wagering: termsDraft.shape.wagering.safeParse(wagering).data,
          product,
        }}
        countries={countries}
      />
      {countriesHint !== undefined && <p className="text-sm text-ink-muted">{countriesHint}</p>}
      {failure !== undefined && <Alert variant="danger">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : saveLabel}
        </Button>
        <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
