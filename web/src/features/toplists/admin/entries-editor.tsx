import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { MAX_TOPLIST_ENTRIES } from '@slots/contracts/casino/toplist-content';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Faults } from '../../../ui/drafted/draft-faults.ts';
import { FieldFault } from '../../../ui/field.tsx';
import { AddEntryDialog } from './add-entry-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { type EntryDraft, keyOf, moved, newEntry } from './toplist-draft.ts';

interface EntriesEditorProps {
  readonly label: string;
  readonly entries: readonly EntryDraft[];
  readonly faults: Faults;
  /** Key of the entries in faults. */
  readonly path: string;
  readonly onChange: (entries: readonly EntryDraft[]) => void;
}

const INSTRUCTIONS =
  'Press Space or Enter to pick the entry up, the arrow keys to move it, Space or Enter again to put it down, and Escape to leave it where it was.';

/** Entries in their order: dragged by the pointer or the keyboard, or moved by buttons. */
export function EntriesEditor({ label, entries, faults, path, onChange }: EntriesEditorProps) {
  const [adding, setAdding] = useState(false);
  /** What a button moved, as the announcements tell of dragging. */
  const [told, setTold] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = entries.map(keyOf);
  const placeOf = (key: string | number | undefined) => keys.indexOf(String(key));
  const place = (key: string | number | undefined) => `place ${placeOf(key) + 1} of ${keys.length}`;

  function drop({ active, over }: DragEndEvent): void {
    if (over) onChange(moved(entries, placeOf(active.id), placeOf(over.id)));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up the entry at ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `The entry is over ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `The entry was put down at ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `The entry stays at ${place(active.id)}.`,
  };
  const fault = faults.get(path);
  return (
    <div className="flex flex-col gap-4">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol aria-label={label} className="flex flex-col gap-3 empty:hidden">
            {entries.map((entry, index) => (
              <EntryRow
                key={keyOf(entry)}
                entry={entry}
                place={index + 1}
                of={entries.length}
                faults={faults}
                path={`${path}.${keyOf(entry)}`}
                onChange={(changes) => onChange(entries.with(index, { ...entry, ...changes }))}
                onMove={(by, name) => {
                  onChange(moved(entries, index, index + by));
                  setTold(`${name} is now at place ${index + by + 1} of ${keys.length}.`);
                }}
                onRemove={() => {
                  onChange(entries.toSpliced(index, 1));
                  setTold('');
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <output className="sr-only">{told}</output>
      {entries.length === 0 && (
        <p className="text-ink-muted">No entries yet. Add the casino or offer that comes first.</p>
      )}
      <FieldFault fault={fault} />
      <Button
        variant="secondary"
        className="self-start"
        disabled={entries.length >= MAX_TOPLIST_ENTRIES}
        onClick={() => setAdding(true)}
      >
        <Plus aria-hidden />
        Add Entry
      </Button>
      {adding && (
        <AddEntryDialog
          taken={new Set(keys)}
          onChoose={(chosen) => onChange([...entries, newEntry(chosen)])}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
