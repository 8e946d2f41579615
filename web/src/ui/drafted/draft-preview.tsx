import { type ReactNode, useState } from 'react';
import {
  type DraftedName,
  type ShownOf,
  useDraftedPreview,
} from '../../api/drafted-records.api.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ListFailure } from '../list-failure.tsx';
import { Spinner } from '../spinner.tsx';
import { type PreviewVisit, PreviewVisitFields, visitQuery } from './preview-visit.tsx';

interface PreviewProps<Name extends DraftedName> {
  readonly kind: Name;
  readonly id: number;
  /** The country that it opens with; empty: not known. */
  readonly country: string;
  readonly children: (shown: ShownOf<Name>) => ReactNode;
}

interface DraftPreviewProps<Name extends DraftedName> extends PreviewProps<Name> {
  readonly disabled: boolean;
}

/** A button that shows a draft as visitors of a country would see it at a time. */
export function DraftPreview<const Name extends DraftedName>({
  disabled,
  ...preview
}: DraftPreviewProps<Name>) {
  return (
    <Dialog
      title="Preview"
      description="As visitors from a country would see it at a given time."
      className="max-w-4xl!"
      trigger={
        <Button variant="secondary" size="sm" disabled={disabled}>
          Preview
        </Button>
      }
    >
      <Preview {...preview} />
    </Dialog>
  );
}

function Preview<const Name extends DraftedName>(props: PreviewProps<Name>) {
  const { kind, id, country, children } = props;
  const [visit, setVisit] = useState<PreviewVisit>({ country, at: '' });
  const preview = useDraftedPreview(kind, id, visitQuery(visit));
  const { currentData: shown, isFetching } = preview;
  return (
    <div className="flex flex-col gap-6">
      <PreviewVisitFields visit={visit} onChange={setVisit} />
      {shown && children(shown)}
      {!shown && isFetching && <Spinner label="Loading preview..." />}
      {!shown && !isFetching && (
        <ListFailure title="The preview could not be loaded" query={preview} />
      )}
    </div>
  );
}
