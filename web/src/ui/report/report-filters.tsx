import { type ComponentType, useId } from 'react';
import { Chip } from '../chip.tsx';
import { PeriodFields } from '../period-fields.tsx';
import { SelectField } from '../select.tsx';
import type { ReportFiltering } from './use-report-filter.ts';

/** A value that a report is narrowed to, by its dimension. */
export interface NarrowedProps<By extends string> {
  readonly filtering: ReportFiltering<By>;
  readonly name: By;
  readonly value: string;
}

interface ReportFiltersProps<By extends string> {
  readonly filtering: ReportFiltering<By>;
  /** Labels the choice of the grouping. */
  readonly byLabel: string;
  /** Names the list of what the report is narrowed to. */
  readonly narrowedLabel: string;
  /** A NarrowedChip of a value, by the name that it has in the report. */
  readonly Narrowed: ComponentType<NarrowedProps<By>>;
}

/** Days and grouping of a report, and what it is narrowed to. */
export function ReportFilters<By extends string>(props: ReportFiltersProps<By>) {
  const { filtering, byLabel, narrowedLabel, Narrowed } = props;
  const { dimensions, filter, narrowed, period, change, faultOf } = filtering;
  const heading = useId();
  const names = Object.entries<string>(dimensions.names);
  return (
    <search aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        Filters
      </h2>
      <div className="grid grid-cols-2 items-start gap-4 *:nth-3:col-span-2 @max-[20rem]:*:col-span-2 @2xl:flex @2xl:*:w-52">
        <PeriodFields from={period.from} to={period.to} faultOf={faultOf} onChange={change} />
        <SelectField
          label={byLabel}
          options={names.map(([value, label]) => ({ value, label }))}
          value={filter.by}
          onValueChange={(by) => change(filtering.groupedBy(by))}
        />
      </div>
      {narrowed.length > 0 && (
        <ul aria-label={narrowedLabel} className="mt-4 flex flex-wrap gap-2">
          {narrowed.map((one) => (
            <li key={one.name} className="max-w-full">
              <Narrowed filtering={filtering} {...one} />
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

interface NarrowedChipProps<By extends string> extends NarrowedProps<By> {
  /** The value's name, once that is known. */
  readonly shown: string | undefined;
}

/** A value that a report is narrowed to, and can be freed from. */
export function NarrowedChip<By extends string>(props: NarrowedChipProps<By>) {
  const { filtering, name, value, shown = value } = props;
  const label = `${filtering.dimensions.names[name]}: ${shown}`;
  return (
    <Chip
      onRemove={() => filtering.change(filtering.without(name))}
      removeLabel={`Remove ${label}`}
    >
      {label}
    </Chip>
  );
}
