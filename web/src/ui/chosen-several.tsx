import { type ReactNode, useId } from 'react';
import { FieldFault } from './field.tsx';

interface ChosenSeveralProps {
  readonly name: string;
  readonly chosen: number;
  /** The meaning of no choice. */
  readonly none: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A choice of several, with how many were chosen. With an error it is a group that takes the focus and tells of it. */
export function ChosenSeveral({ name, chosen, none, error, children }: ChosenSeveralProps) {
  const nameId = useId();
  const faultId = useId();
  return (
    <div
      className="flex flex-col gap-2"
      {...(error !== undefined && {
        role: 'group',
        'aria-labelledby': nameId,
        'aria-describedby': faultId,
        'aria-invalid': true,
        tabIndex: -1,
      })}
    >
      <p id={nameId} className="text-sm font-semibold">
        {`${name} (${chosen === 0 ? none : chosen})`}
      </p>
      {children}
      <FieldFault id={faultId} fault={error} />
    </div>
  );
}
