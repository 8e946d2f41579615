import { History } from 'lucide-react';
import { useState } from 'react';
import { type DraftedPlace, useDraftVersionsQuery } from '../../api/drafted-records.api.ts';
import { Button } from '../button.tsx';
import { formatMoment } from '../format.ts';
import { ListFailure } from '../list-failure.tsx';
import { Sheet } from '../sheet.tsx';
import { Spinner } from '../spinner.tsx';
import { EmptyState } from '../state.tsx';

interface VersionsSheetProps {
  readonly place: DraftedPlace;
  readonly name: string;
  /** Reason why none can be restored now. */
  readonly blocked: string | undefined;
  readonly busy: boolean;
  /** True once it is restored. */
  readonly onRestore: (number: number) => Promise<boolean>;
}

/** All published versions, to be restored into the draft. */
export function VersionsSheet(props: VersionsSheetProps) {
  const { place, name, blocked, busy, onRestore } = props;
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={`Versions of ${name}`}
      className="w-[26rem]!"
      trigger={
        <Button variant="secondary" size="sm">
          <History aria-hidden />
          Versions
        </Button>
      }
    >
      <div className="px-5 py-4">
        <Versions
          place={place}
          blocked={blocked}
          busy={busy}
          onRestore={async (number) => {
            if (await onRestore(number)) setOpen(false);
          }}
        />
      </div>
    </Sheet>
  );
}

interface VersionsProps extends Pick<VersionsSheetProps, 'place' | 'blocked' | 'busy'> {
  readonly onRestore: (number: number) => Promise<void>;
}

function Versions({ place, blocked, busy, onRestore }: VersionsProps) {
  const { data, error, isError, refetch } = useDraftVersionsQuery(place, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) {
    return <ListFailure title="Failed to load versions" query={{ error, refetch }} />;
  }
  if (!data) return <Spinner label="Loading versions..." />;
  if (data.length === 0) {
    return <EmptyState title="Nothing published yet">Each publication is kept here.</EmptyState>;
  }
  return (
    <>
      {blocked !== undefined && <p className="mb-4 text-sm text-ink-muted">{blocked}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {data.map(({ number, at, by }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <strong className="block">{`Version ${number}`}</strong>
              <span className="text-sm text-ink-muted">
                {[formatMoment(at), by?.username].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              disabled={blocked !== undefined || busy}
              aria-label={`Restore version ${number}`}
              onClick={() => void onRestore(number)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
