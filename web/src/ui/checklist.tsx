import { memo, useDeferredValue, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './choice.tsx';
import { Input } from './input.tsx';
import { normalizeName } from './normalize-name.ts';

/** Number of options from which there is a search box. */
const FILTERED_FROM = 13;

interface ChecklistOption {
  readonly value: string;
  readonly label: string;
}

interface ChecklistProps {
  /** Name of the choice, for instance 'Currencies'. */
  readonly label: string;
  readonly options: readonly ChecklistOption[];
  readonly chosen: ReadonlySet<string>;
  /** A stable function, or every row renders again. */
  readonly onToggle: (value: string, chosen: boolean) => void;
  /** With them there are the buttons 'Select All' and 'Clear All'. */
  readonly onSelectAll?: () => void;
  readonly onClearAll?: () => void;
}

/** Multiple choice from a list, by checkboxes. */
export function Checklist(props: ChecklistProps) {
  const { label, options, chosen, onToggle, onSelectAll, onClearAll } = props;
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(normalizeName(typed));
  const found = options.filter((option) => normalizeName(option.label).includes(term));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {options.length >= FILTERED_FROM && (
          <Input
            type="search"
            aria-label={`Find in ${label}`}
            placeholder="Find..."
            className="h-9! w-auto! min-w-40 flex-1 @md:max-w-60"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // In a form, Enter would submit the search text.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
        {onSelectAll && (
          <Button variant="secondary" size="sm" onClick={onSelectAll}>
            Select All
          </Button>
        )}
        {onClearAll && (
          <Button variant="secondary" size="sm" disabled={chosen.size === 0} onClick={onClearAll}>
            Clear All
          </Button>
        )}
      </div>
      <ul
        // Its checkboxes hold hidden inputs, which would stretch the page if they were not placed within the list.
        className="relative grid max-h-80 grid-cols-1 gap-x-4 overflow-y-auto rounded-md border border-line px-3 py-2 @md:grid-cols-2 @3xl:grid-cols-3"
      >
        {found.map(({ value, label: text }) => (
          <Row
            key={value}
            value={value}
            label={text}
            chosen={chosen.has(value)}
            onToggle={onToggle}
          />
        ))}
        {found.length === 0 && (
          <li className="py-2 text-sm text-ink-muted">
            <output>{options.length === 0 ? 'Nothing to choose from' : 'Nothing found'}</output>
          </li>
        )}
      </ul>
    </fieldset>
  );
}

interface RowProps extends ChecklistOption {
  readonly chosen: boolean;
  readonly onToggle: ChecklistProps['onToggle'];
}

/** Memoized: checking one of hundreds renders that one alone. */
const Row = memo(function Row({ value, label, chosen, onToggle }: RowProps) {
  const id = useId();
  return (
    <li className="flex min-w-0 items-center gap-3">
      <Checkbox
        id={id}
        checked={chosen}
        onCheckedChange={(state) => onToggle(value, state === true)}
      />
      <label htmlFor={id} className="min-w-0 flex-1 py-2 text-[0.9375rem] leading-5 break-words">
        {label}
      </label>
    </li>
  );
});
