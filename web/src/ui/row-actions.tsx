import { Pencil, Trash2 } from 'lucide-react';
import { Button } from './button.tsx';

interface RowActionsProps {
  /** Name of the row or section, which tells its buttons from those of the others. */
  readonly name: string;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
}

/** Buttons at the end of a row, or of a section. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <span className="flex gap-2">
      {onEdit && (
        <Button variant="secondary" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden />
          Edit
        </Button>
      )}
      {onDelete && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Delete ${name}`}
          className="text-danger!"
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
          Delete
        </Button>
      )}
    </span>
  );
}
