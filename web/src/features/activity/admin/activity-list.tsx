import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fieldName } from '../../../ui/field-name.ts';
import { formatMoment } from '../../../ui/format.ts';
import { HistoryChanges, MadeWithKey } from '../../../ui/history-changes.tsx';
import type { ActivityEntry, ActivityFilter } from '../activity.api.ts';
import { isOfPerson, kindName, screenOf } from './activity-record.ts';

interface ActivityListProps {
  readonly entries: readonly ActivityEntry[];
  /** Address of the list with this filter. */
  readonly addressOf: (narrowed: Partial<ActivityFilter>) => string;
}

/** Person, action and time of each step; its changes unfold. */
export function ActivityList({ entries, addressOf }: ActivityListProps) {
  return (
    <ol
      aria-label="Activity"
      className="divide-y divide-line rounded-lg border border-line bg-surface shadow-raised"
    >
      {entries.map((entry) => (
        <Step key={entry.id} entry={entry} addressOf={addressOf} />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly entry: ActivityEntry;
  readonly addressOf: ActivityListProps['addressOf'];
}

const linkStyle = 'font-semibold break-words text-link underline-offset-4 hover:underline';

function Step({ entry, addressOf }: StepProps) {
  const { at, by, kind, recordId, name, action, changes } = entry;
  const screen = screenOf(entry);
  const called = name ?? `ID ${recordId}`;
  return (
    <li className="flex flex-col gap-2 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 text-[0.9375rem] break-words">
          <Link to={addressOf({ person: String(by.id) })} className={linkStyle}>
            {by.username}
          </Link>{' '}
          {action} the {kindName(kind)}{' '}
          {screen === undefined ? (
            <strong className="font-semibold">{called}</strong>
          ) : (
            <Link to={screen} className={linkStyle}>
              {called}
            </Link>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
          <Link
            to={addressOf({ kind, record: String(recordId) })}
            className="py-0.5 underline-offset-4 hover:underline"
          >
            {isOfPerson(kind)
              ? `${kind}s of ${by.username} only`
              : `${kindName(kind)} ${recordId} only`}
          </Link>
          <time dateTime={at} className="tabular-nums">
            {formatMoment(at)}
          </time>
        </p>
      </div>
      <MadeWithKey by={by} />
      {changes.length > 0 && (
        <details className="group">
          <summary className="flex w-fit cursor-pointer items-center gap-1.5 rounded-sm py-1 text-sm text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 transition-transform group-open:rotate-90"
            />
            <span>{changes.map(({ field }) => fieldName(field)).join(', ')}</span>
          </summary>
          <div className="pt-2 pl-5.5">
            <HistoryChanges action={action} changes={changes} />
          </div>
        </details>
      )}
    </li>
  );
}
