import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { Field, type InField } from './field.tsx';

/** Style of every text control. */
export const controlStyle = [
  'w-full rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-ink-faint sm:text-[0.9375rem]',
  'transition-[border-color,box-shadow] duration-150 hover:border-ink focus-visible:rounded-md focus-visible:border-primary',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint [&[readonly]]:bg-sunken',
];

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
}

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={clsx(controlStyle, 'h-11', className)} />;
}

/** An input with its label, hint and error. */
export function InputField(props: InField<InputProps>) {
  const { label, hint, error, required, className, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={clsx(controlStyle, 'min-h-24 resize-y py-2.5', className)}
    />
  );
}

/** A text of several lines with its label, hint and error. */
export function TextareaField(props: InField<TextareaProps>) {
  const { label, hint, error, required, className, ...textarea } = props;
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => <Textarea {...control} {...textarea} />}
    </Field>
  );
}
