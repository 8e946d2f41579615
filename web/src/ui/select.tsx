import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { type ControlProps, Field, type InField } from './field.tsx';
import { controlStyle } from './input.tsx';

export interface SelectOption {
  /** Never empty: the primitive keeps '' for "nothing chosen". */
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Partial<ControlProps> {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** Accessible name where there is no visible label. */
  readonly 'aria-label'?: string;
  readonly className?: string;
}

/** Single choice from a list, without typing. */
export function Select(props: SelectProps) {
  const {
    options,
    value,
    onValueChange,
    placeholder,
    disabled = false,
    className,
    ...rest
  } = props;
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <Primitive.Trigger
        {...rest}
        className={clsx(
          controlStyle,
          'flex h-11 items-center justify-between gap-2 text-left data-placeholder:text-ink-faint',
          className,
        )}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Primitive.Icon>
          <ChevronDown aria-hidden className="size-4 text-ink-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden floating-panel p-1"
        >
          <Primitive.Viewport>
            {options.map(({ value: option, label }) => (
              <Primitive.Item
                key={option}
                value={option}
                className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-[0.9375rem] outline-none select-none data-highlighted:is-chosen"
              >
                <Primitive.ItemText>{label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Check aria-hidden className="size-4" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A select with its label, hint and error. */
export function SelectField(props: InField<SelectProps>) {
  const { label, hint, error, required, className, ...select } = props;
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
