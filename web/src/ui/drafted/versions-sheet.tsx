import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type DraftedPlace, useDraftedVersionsQuery } from '../../api/drafted.api.ts';
import { isProblem } from '../../api/problem.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { formatMoment } from '../format.ts';
import { Sheet } from '../sheet.tsx';
import { Spinner } from '../spinner.tsx';
import { EmptyState, ErrorState } from '../state.tsx';

interface VersionsSheetProps {
  readonly place: DraftedPlace;
  /** The number of the version that visitors see. */
  readonly current: number | undefined;
  readonly busy: boolean;
  readonly onPutBack: (number: number) => Promise<void>;
}

/** A button that opens the publications of a record; each can be put back into the draft. */
export function VersionsSheet(props: VersionsSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title="Versions"
      className="w-[26rem]!"
      trigger={
        <Button variant="secondary">
          <RotateCcw aria-hidden />
          Versions
        </Button>
      }
    >
      <VersionList
        {...props}
        onPutBack={async (number) => {
          await props.onPutBack(number);
          setOpen(false);
        }}
      />
    </Sheet>
  );
}

function VersionList({ place, current, busy, onPutBack }: VersionsSheetProps) {
  const { data, error, refetch } = useDraftedVersionsQuery(place, {
    refetchOnMountOrArgChange: true,
  });
  if (error) {
    return (
      <ErrorState
        className="m-5"
        headingLevel="h3"
        title="The versions could not be loaded"
        requestId={isProblem(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label="Loading versions..." className="p-5" />;
  if (data.length === 0) {
    return (
      <EmptyState className="m-5" headingLevel="h3" title="Not published yet">
        Each publication is kept here, and can be put back.
      </EmptyState>
    );
  }
  return (
    <ol className="flex flex-col divide-y divide-line px-5">
      {data.map(({ number, at, by }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-4">
          <div>
            <p className="flex items-center gap-2 font-semibold">
              {`Version ${number}`}
              {number === current && <Badge variant="success">On the site</Badge>}
            </p>
            <p className="text-sm text-ink-muted">
              <time dateTime={at}>{formatMoment(at)}</time>
              {by && `, by ${by.username}`}
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            disabled={busy}
            aria-label={`Put version ${number} back`}
            onClick={() => void onPutBack(number)}
          >
            Put Back
          </Button>
        </li>
      ))}
    </ol>
  );
}
