import {
  POSTBACK_PARAMETERS,
  type PostbackParameter,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import { MAX_PARAMETER_NAME_LENGTH } from '@slots/contracts/text-limits';
import { useForm } from 'react-hook-form';
import type { SaveOutcome } from '../../../../api/use-versioned-save.ts';
import { Button } from '../../../../ui/button.tsx';
import { boundTo } from '../../../../ui/form-fields.ts';
import { InputField } from '../../../../ui/input.tsx';
import { useUnsavedChanges } from '../../../../ui/unsaved-changes.tsx';
import type { PostbackNames } from './postback-names.ts';

const MEANINGS: Readonly<Record<PostbackParameter, string>> = {
  tx: "The partner's transaction ID",
  event: 'What happened',
  clickid: 'Our click ID',
  amount: 'Amount',
  currency: 'Currency',
  at: 'When it happened',
};

export interface ParameterNamesProps {
  readonly names: PostbackNames;
  readonly onSave: (names: Partial<PostbackNames> | null) => Promise<SaveOutcome<unknown>['kind']>;
}

/** The names that a partner's system gives the parameters. */
export function ParameterNames({ names, onSave }: ParameterNamesProps) {
  const { register, handleSubmit, formState, setError, getValues, resetField } = useForm<
    Record<PostbackParameter, string>
  >({ values: { ...names }, resetOptions: { keepDirtyValues: true } });
  const { isSubmitting, isDirty } = formState;
  const field = boundTo({ register, formState });
  useUnsavedChanges(isDirty);

  const submit = handleSubmit(async (typed) => {
    // Those that are called as we call them need no word.
    const other = POSTBACK_PARAMETERS.flatMap((parameter): [PostbackParameter, string][] => {
      const name = typed[parameter].trim();
      return name === '' || name === parameter ? [] : [[parameter, name]];
    });
    const postbackParameters: Partial<PostbackNames> | null =
      other.length === 0 ? null : Object.fromEntries(other);
    const issues = updateAffiliate.body.safeParse({ postbackParameters }).error?.issues ?? [];
    for (const { path, message } of issues) {
      const parameter = POSTBACK_PARAMETERS.find((one) => one === path[1]);
      if (parameter) setError(parameter, { message: `The name ${message}` });
    }
    if (issues.length > 0) return;
    const outcome = await onSave(postbackParameters);
    if (outcome === 'failed') return;
    for (const parameter of POSTBACK_PARAMETERS) {
      // What was typed meanwhile stays.
      if (getValues(parameter) !== typed[parameter]) continue;
      const stored = typed[parameter].trim() || parameter;
      resetField(parameter, outcome === 'saved' ? { defaultValue: stored } : {});
    }
  });

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <fieldset className="flex flex-col gap-3">
        <legend className="float-left w-full text-[0.9375rem] font-semibold">
          Parameter names
        </legend>
        <div className="grid gap-4 @md:grid-cols-2 @3xl:grid-cols-3">
          {POSTBACK_PARAMETERS.map((parameter) => (
            <InputField
              key={parameter}
              label={MEANINGS[parameter]}
              hint={`Default: ${parameter}`}
              {...field(parameter)}
              placeholder={parameter}
              maxLength={MAX_PARAMETER_NAME_LENGTH}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        disabled={!isDirty}
        busy={isSubmitting}
      >
        Save Names
      </Button>
    </form>
  );
}
