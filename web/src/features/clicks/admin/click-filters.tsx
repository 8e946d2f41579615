import { type ClickDimension, clickDimension } from '@slots/contracts/affiliate/clicks';
import { useId } from 'react';
import { useClickReportQuery } from '../../../api/clicks.api.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { NARROWING, type Narrowing, type useClickFilter } from './use-click-filter.ts';

export const DIMENSION_NAMES: Readonly<Record<ClickDimension, string>> = {
  day: 'Day',
  promotion: 'Promotion',
  casino: 'Casino',
  affiliate: 'Affiliate',
  country: 'Country',
  page: 'Page',
  position: 'Position',
};

const OPTIONS = clickDimension.options.map((value) => ({ value, label: DIMENSION_NAMES[value] }));

/** Days and grouping of the report, and what it is narrowed by. */
export function ClickFilters({ filter, period, change }: ReturnType<typeof useClickFilter>) {
  const heading = useId();
  const narrowed = NARROWING.filter((name) => filter.values[name] !== undefined);
  return (
    <search aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        Filters
      </h2>
      <div className="grid grid-cols-2 items-end gap-4 *:nth-3:col-span-2 @max-[20rem]:*:col-span-2 @2xl:flex @2xl:*:w-52">
        <Field label="From">
          {(control) => (
            <Input
              {...control}
              type="date"
              max={period.to}
              value={period.from}
              onChange={({ target }) => change({ from: target.value })}
            />
          )}
        </Field>
        <Field label="Until">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={period.from}
              value={period.to}
              onChange={({ target }) => change({ to: target.value })}
            />
          )}
        </Field>
        <Field label="Count by">
          {(control) => (
            <Select
              {...control}
              options={OPTIONS}
              value={filter.by}
              onValueChange={(by) => change({ by: clickDimension.parse(by) })}
            />
          )}
        </Field>
      </div>
      {narrowed.length > 0 && (
        <ul aria-label="Shown are only clicks with" className="mt-4 flex flex-wrap gap-2">
          {narrowed.map((name) => (
            <li key={name} className="max-w-full">
              <NarrowedBy
                name={name}
                value={filter.values[name] ?? ''}
                period={period}
                onRemove={() => {
                  const { [name]: _removed, ...values } = filter.values;
                  change({ values });
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

interface NarrowedByProps {
  readonly name: Narrowing;
  readonly value: string;
  readonly period: { readonly from: string; readonly to: string };
  readonly onRemove: () => void;
}

/** A value that the report is narrowed by; an id is told by its name once that is known. */
function NarrowedBy({ name, value, period, onRemove }: NarrowedByProps) {
  const { data } = useClickReportQuery({ query: { ...period, by: name, [name]: value } });
  const label = `${DIMENSION_NAMES[name]}: ${data?.data[0]?.name ?? value}`;
  return (
    <Chip onRemove={onRemove} removeLabel={`Remove ${label}`}>
      {label}
    </Chip>
  );
}
