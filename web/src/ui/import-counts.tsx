import { formatCount } from './format.ts';

interface ImportCount {
  readonly label: string;
  readonly count: number;
  readonly alarming?: boolean;
}

/** The entries of an import by outcome; `className` lays them out. */
export function ImportCounts(props: {
  readonly counts: readonly ImportCount[];
  readonly className: string;
}) {
  return (
    <dl className={`grid grid-cols-2 gap-3 ${props.className}`}>
      {props.counts.map(({ label, count, alarming = false }) => (
        <div key={label} className="rounded-md bg-sunken px-4 py-2.5">
          <dt className="text-[0.8125rem] text-ink-muted">{label}</dt>
          <dd
            className={`font-display text-2xl font-bold tabular-nums ${alarming ? 'text-danger' : ''}`}
          >
            {formatCount(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
