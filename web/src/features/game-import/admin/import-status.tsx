import { Badge } from '../../../ui/badge.tsx';

/** Badge for a catalogue game: in the library or not. */
export function ImportStatus({ imported }: { readonly imported: boolean }) {
  return imported ? (
    <Badge variant="success">Imported</Badge>
  ) : (
    <Badge variant="outline">Not Imported</Badge>
  );
}
