import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import {
  Checkbox as CheckboxPrimitive,
  RadioGroup as RadioPrimitive,
  Switch as SwitchPrimitive,
} from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

/** A checkbox; `checked="indeterminate"` for "some of them". */
export function Checkbox(props: Omit<ComponentProps<typeof CheckboxPrimitive.Root>, 'className'>) {
  return (
    <CheckboxPrimitive.Root
      {...props}
      className={clsx(
        'group grid size-5 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-line-strong bg-surface text-on-primary transition-colors hover:border-ink',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary',
        'disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger',
        // Larger touch target than the drawing.
        'relative after:absolute after:-inset-2',
      )}
    >
      <CheckboxPrimitive.Indicator>
        <Check aria-hidden className="size-3.5 stroke-3 group-data-[state=indeterminate]:hidden" />
        <Minus
          aria-hidden
          className="hidden size-3.5 stroke-3 group-data-[state=indeterminate]:block"
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}

/** A switch that takes effect immediately, without a save button. */
export function Switch(props: Omit<ComponentProps<typeof SwitchPrimitive.Root>, 'className'>) {
  return (
    <SwitchPrimitive.Root
      {...props}
      className={clsx(
        // Higher than the label, and centred on its first line.
        'relative -my-1 inline-flex h-7 w-12 shrink-0 items-center rounded-full border-[1.5px] border-line-strong bg-sunken px-0.5 transition-colors focus-visible:rounded-full',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:cursor-not-allowed disabled:opacity-50',
      )}
    >
      {/* Drawn as a border, which forced colours leave visible. */}
      <SwitchPrimitive.Thumb className="size-5 rounded-full border-[10px] border-ink-muted transition-transform duration-150 ease-out data-[state=checked]:translate-x-5 data-[state=checked]:border-on-primary" />
    </SwitchPrimitive.Root>
  );
}

interface LabelledProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Renders the checkbox or switch with the given id. */
  readonly children: (id: string) => ReactNode;
}

/** A checkbox or switch with its label. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      {children(id)}
      <label htmlFor={id} className="flex min-w-0 flex-col leading-5">
        <span className="text-[0.9375rem] font-medium">{label}</span>
        {hint !== undefined && <span className="text-sm text-ink-muted">{hint}</span>}
      </label>
    </div>
  );
}

interface RadioGroupProps extends Omit<ComponentProps<typeof RadioPrimitive.Root>, 'className'> {
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

/** Radio buttons: one of a few options, all in view. */
export function RadioGroup({ options, ...rest }: RadioGroupProps) {
  const id = useId();
  return (
    <RadioPrimitive.Root {...rest} className="flex flex-wrap gap-x-6 gap-y-3">
      {options.map(({ value, label }) => (
        <div key={value} className="flex items-center gap-2.5">
          <RadioPrimitive.Item
            id={`${id}-${value}`}
            value={value}
            className="relative grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface after:absolute after:-inset-2 hover:border-ink focus-visible:rounded-full data-[state=checked]:border-primary"
          >
            {/* As the switch's. */}
            <RadioPrimitive.Indicator className="size-2.5 rounded-full border-[5px] border-primary" />
          </RadioPrimitive.Item>
          <label htmlFor={`${id}-${value}`} className="text-[0.9375rem]">
            {label}
          </label>
        </div>
      ))}
    </RadioPrimitive.Root>
  );
}
