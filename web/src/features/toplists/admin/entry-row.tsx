import { useSortable } from '@dnd-kit/sortable';
import { MAX_REASON_LENGTH } from '@slots/contracts/text-limits';
import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Checkbox, Labelled } from '../../../ui/choice.tsx';
import type { Faults } from '../../../ui/drafted/draft-faults.ts';
import { FieldFault } from '../../../ui/field.tsx';
import { InputField } from '../../../ui/input.tsx';
import { useEntryNames } from './listed-entries.tsx';
import { PeriodFields } from './period-fields.tsx';
import { type EntryDraft, keyOf } from './toplist-draft.ts';

interface EntryRowProps {
  readonly entry: EntryDraft;
  /** From 1. */
  readonly place: number;
  readonly of: number;
  readonly faults: Faults;
  readonly path: string;
  readonly onChange: (changes: Partial<EntryDraft>) => void;
  readonly onMove: (by: 1 | -1, name: string) => void;
  readonly onRemove: () => void;
}

/** An entry of a toplist: its place, why it stands there, whether that was paid for, from when to when. */
export function EntryRow(props: EntryRowProps) {
  const { entry, place, of, faults, path, onChange, onMove, onRemove } = props;
  const { name, of: casino } = useEntryNames(entry);
  const sortable = useSortable({ id: keyOf(entry) });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    sortable;
  const faultId = useId();
  const fault = faults.get(path) ?? faults.get(`${path}.id`);
  return (
    <li
      ref={setNodeRef}
      style={{
        ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }),
        ...(transition !== undefined && { transition }),
      }}
      className={clsx(
        'rounded-md border bg-surface p-3',
        fault === undefined ? 'border-line' : 'border-danger',
        sortable.isDragging && 'relative z-10 shadow-floating',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          label={`Move ${name}`}
          size="icon-sm"
          className="cursor-grab touch-none"
        >
          <GripVertical aria-hidden />
        </IconButton>
        <span className="w-6 text-right font-bold tabular-nums">{place}</span>
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <span className="block text-sm text-ink-muted">
            {casino ?? (entry.kind === 'casino' ? 'Casino: its best offer' : 'Offer')}
          </span>
        </span>
        {entry.paid && <Badge variant="outline">Paid placement</Badge>}
        <span className="flex">
          <IconButton
            label={`Move ${name} up`}
            size="icon-sm"
            disabled={place === 1}
            onClick={() => onMove(-1, name)}
          >
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            size="icon-sm"
            disabled={place === of}
            onClick={() => onMove(1, name)}
          >
            <ChevronDown aria-hidden />
          </IconButton>
          {/* What mends an entry that cannot stay. */}
          <IconButton
            label={`Remove ${name}`}
            size="icon-sm"
            {...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': faultId })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
      <FieldFault id={faultId} fault={fault} className="mt-2" />
      <details className="mt-2" open={faultsBelow(faults, path)}>
        <summary className="cursor-pointer py-1 text-sm font-semibold text-link">
          {entry.reason === '' ? 'Reason, paid, dates' : `Reason: ${entry.reason}`}
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          <InputField
            label="Reason"
            hint="A few words shown to visitors"
            error={faults.get(`${path}.reason`)}
            value={entry.reason}
            maxLength={MAX_REASON_LENGTH}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
          <Labelled label="Paid placement" hint="Visitors are told that this place was paid for.">
            {(id) => (
              <Checkbox
                id={id}
                checked={entry.paid}
                onCheckedChange={(state) => onChange({ paid: state === true })}
              />
            )}
          </Labelled>
          <PeriodFields period={entry} faults={faults} path={`${path}.`} onChange={onChange} />
        </div>
      </details>
    </li>
  );
}

/** True where a field that is folded away has a fault; undefined leaves it as the person has it. */
const faultsBelow = (faults: Faults, path: string) =>
  [...faults.keys()].some((at) => at.startsWith(`${path}.`)) || undefined;
