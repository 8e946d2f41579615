import { Badge } from '../../../ui/badge.tsx';

/** Whether a game of the catalogue is in our library. */
export function ImportStatus({ imported }: { readonly imported: boolean }) {
  return imported ? (
    <Badge variant="success">Imported</Badge>
  ) : (
    <Badge variant="outline">Not Imported</Badge>
  );
}
