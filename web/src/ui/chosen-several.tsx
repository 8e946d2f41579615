import type { ReactNode } from 'react';
import { FieldFault } from './field.tsx';

interface ChosenSeveralProps {
  readonly name: string;
  readonly chosen: number;
  /** The meaning of no choice. */
  readonly none: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A choice of several, with how many were chosen. */
export function ChosenSeveral({ name, chosen, none, error, children }: ChosenSeveralProps) {
  return (
    <div
      className="flex flex-col gap-2"
      {...(error !== undefined && { 'aria-invalid': true, tabIndex: -1 })}
    >
      <p className="text-sm font-semibold">{`${name} (${chosen === 0 ? none : chosen})`}</p>
      {children}
      <FieldFault fault={error} />
    </div>
  );
}
