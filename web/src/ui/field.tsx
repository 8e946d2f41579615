import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-required': boolean | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  /** Renders the control; spread the given props onto it. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** The props of a control that stands in a field of its own; `className` is that of the field. */
export type InField<Props> = Omit<FieldProps, 'children'> & Omit<Props, keyof FieldProps>;

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, required = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean);
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-danger">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-required': required || undefined,
      })}
      <FieldFault id={errorId} fault={error} />
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldFaultProps {
  readonly id?: string;
  readonly fault: string | undefined;
  readonly className?: string;
}

/** What is wrong with a control; nothing without a fault. */
export function FieldFault({ id, fault, className }: FieldFaultProps) {
  if (fault === undefined) return null;
  return (
    <p id={id} role="alert" className={clsx('text-sm font-medium text-danger', className)}>
      {fault}
    </p>
  );
}
