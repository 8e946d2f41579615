import {
  FREE_SPINS,
  PRODUCTS,
  PROMOTION_KINDS,
  VALID_DAYS,
  WAGERING_BASES,
} from '@slots/contracts/casino/promotion-entity';
import { WAGERING_TIMES } from '@slots/contracts/casino/wagering-limit';
import { MAX_BONUS_CODE_LENGTH } from '@slots/contracts/text-limits';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { boundTo } from '../../../ui/form-fields.ts';
import { Input, InputField, TextareaField } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { inWords } from '../terms-in-words.ts';
import { LinksUpload } from './links-upload.tsx';
import { type PromotionDraft, span } from './promotion-draft.ts';
import { AMOUNTS, type Amount } from './terms-draft.ts';
import { UnknownMacros } from './unknown-macros.tsx';

interface WordFieldProps {
  readonly name: 'terms.kind' | 'terms.product' | 'terms.wagering.of';
  readonly label: string;
  readonly words: readonly string[];
  /** The text of no choice; without it there is always one. */
  readonly none?: string;
}

/** One of some words of the contract. */
function WordField({ name, label, words, none }: WordFieldProps) {
  const { control } = useFormContext<PromotionDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <NativeSelect label={label} value={value ?? ''} onChange={onChange}>
          {none !== undefined && <option value="">{none}</option>}
          {words.map((word) => (
            <option key={word} value={word}>
              {inWords(word)}
            </option>
          ))}
        </NativeSelect>
      )}
    />
  );
}

/** An amount and its currency. */
function AmountField({ name, label }: { readonly name: Amount; readonly label: string }) {
  const { register, formState } = useFormContext<PromotionDraft>();
  const errors = formState.errors.terms?.[name];
  return (
    <Field label={label} error={errors?.amount?.message ?? errors?.currency?.message}>
      {(field) => (
        <div className="flex gap-2">
          <Input {...field} {...register(`terms.${name}.amount`)} inputMode="decimal" />
          <Input
            aria-label={`Currency of the ${label.toLowerCase()}`}
            aria-invalid={field['aria-invalid']}
            aria-describedby={field['aria-describedby']}
            {...register(`terms.${name}.currency`)}
            maxLength={3}
            autoCapitalize="characters"
            className="w-20! shrink-0 uppercase"
          />
        </div>
      )}
    </Field>
  );
}

const AMOUNT_NAMES = ['minDeposit', 'maxBonus', 'maxBet', 'maxWin'] as const;

/** The section of a promotion's form for its terms in figures. */
export function TermsFields() {
  const { register, formState, control, getValues, setValue } = useFormContext<PromotionDraft>();
  const field = boundTo({ register, formState });
  const links = useWatch({ control, name: 'terms.countryLinks' });

  function addLinks(lines: readonly string[]): void {
    const before = getValues('terms.countryLinks').trim();
    const all = before === '' ? lines : [before, ...lines];
    setValue('terms.countryLinks', all.join('\n'), { shouldDirty: true, shouldValidate: true });
  }

  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-subheading font-bold">Terms</legend>
      <div className="grid gap-5 @md:grid-cols-2">
        <WordField name="terms.kind" label="Kind" words={PROMOTION_KINDS} none="Not specified" />
        <WordField name="terms.product" label="Product" words={PRODUCTS} none="Not specified" />
        <InputField
          label="Wagering (times)"
          hint={`${span(WAGERING_TIMES)}; 0 for none`}
          {...field('terms.wagering.times')}
          inputMode="decimal"
        />
        <WordField name="terms.wagering.of" label="Wagering of" words={WAGERING_BASES} />
        {AMOUNT_NAMES.map((name) => (
          <AmountField key={name} name={name} label={AMOUNTS[name]} />
        ))}
        <InputField
          label="Free spins"
          hint={span(FREE_SPINS)}
          {...field('terms.freeSpins')}
          inputMode="numeric"
        />
        <InputField
          label="Valid for (days)"
          hint={span(VALID_DAYS)}
          {...field('terms.validDays')}
          inputMode="numeric"
        />
      </div>
      <InputField
        label="Bonus code"
        hint="Visitors copy it from the card"
        {...field('terms.code')}
        maxLength={MAX_BONUS_CODE_LENGTH}
        autoComplete="off"
      />
      <InputField
        label="Terms link"
        {...field('terms.termsUrl')}
        type="url"
        placeholder="https://"
      />
      <TextareaField
        label="Links by country"
        hint={
          <>
            One per line: a country code and its link. Visitors from that country get it instead of
            the tracking link.
            <UnknownMacros links={links} />
          </>
        }
        {...field('terms.countryLinks')}
        placeholder="DE https://"
        spellCheck={false}
      />
      <LinksUpload onRead={addLinks} />
    </fieldset>
  );
}
