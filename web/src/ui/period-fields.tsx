import { useState } from 'react';
import { isDay } from './click-days.ts';
import { InputField } from './input.tsx';

/** No data is older. A year that is being typed is far lower: 0002, 0020, 0202. */
const EARLIEST_DAY = '2000-01-01';
const UNFINISHED = 'Enter a date from 1 January 2000 onwards';

interface Period {
  readonly from: string;
  readonly to: string;
}

interface PeriodFieldsProps extends Period {
  /** Reason why the period cannot be taken with these changes. */
  readonly faultOf: (change: Partial<Period>) => string | undefined;
  /** Called once the input is complete and valid: with one day, or both where one alone was invalid. */
  readonly onChange: (change: Partial<Period>) => void;
}

/** Input that is not complete and valid yet. */
interface Typed extends Partial<Period> {
  /** The period that it replaces: discarded when another one comes. */
  readonly over: string;
  /** Fields with a part of a date. */
  readonly unfinished: readonly (keyof Period)[];
  /** The field that was typed in last. */
  readonly last?: keyof Period;
  readonly isLeft: boolean;
}

function isUnfinished({ value, validity }: HTMLInputElement): boolean {
  return value === '' ? validity.badInput : !isDay(value) || value < EARLIEST_DAY;
}

/** The first and the last day of a period, YYYY-MM-DD; empty: not chosen. */
export function PeriodFields({ from, to, faultOf, onChange }: PeriodFieldsProps) {
  const over = `${from} ${to}`;
  const nothing: Typed = { over, unfinished: [], isLeft: false };
  const [kept, setTyped] = useState(nothing);
  const typed = kept.over === over ? kept : nothing;
  const { last = 'from', unfinished, isLeft } = typed;

  function changeOf({ from: first, to: end }: Typed): Partial<Period> {
    return { ...(first !== undefined && { from: first }), ...(end !== undefined && { to: end }) };
  }

  function type(name: keyof Period, input: HTMLInputElement): void {
    const others = unfinished.filter((other) => other !== name);
    const next: Typed = {
      ...typed,
      [name]: input.value,
      unfinished: isUnfinished(input) ? [...others, name] : others,
      last: name,
      isLeft: false,
    };
    if (next.unfinished.length > 0 || faultOf(changeOf(next)) !== undefined) setTyped(next);
    else {
      setTyped(nothing);
      onChange(changeOf(next));
    }
  }

  function errorOf(name: keyof Period): string | undefined {
    if (unfinished.includes(name)) return isLeft ? UNFINISHED : undefined;
    return unfinished.length === 0 && name === last ? faultOf(changeOf(typed)) : undefined;
  }

  const shown = { from, to, ...changeOf(typed) };
  const days = [
    { name: 'from', label: 'From', min: EARLIEST_DAY, max: shown.to },
    { name: 'to', label: 'Until', min: shown.from || EARLIEST_DAY, max: undefined },
  ] as const;
  return days.map(({ name, label, min, max }) => (
    <InputField
      key={name}
      label={label}
      error={errorOf(name)}
      type="date"
      min={min}
      max={max}
      value={shown[name]}
      onChange={({ target }) => type(name, target)}
      onBlur={() => setTyped((now) => ({ ...now, isLeft: true }))}
    />
  ));
}
