import { clsx } from 'clsx';
import type { HelpLine } from '../config/public-config.ts';

interface HelpLinesProps {
  readonly lines: readonly HelpLine[];
  /** For a dark background. */
  readonly onStage?: boolean;
}

/** Help lines for gambling. */
export function HelpLines({ lines, onStage = false }: HelpLinesProps) {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {lines.map(({ name, what, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className={clsx(
              'inline-block max-w-full py-1 font-semibold underline decoration-2 underline-offset-4 hover:decoration-[3px]',
              onStage ? 'decoration-accent' : 'text-link',
            )}
          >
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <p
            className={onStage ? 'mt-1 text-sm text-on-stage-muted' : 'mt-1 text-sm text-ink-muted'}
          >
            {what}
          </p>
        </li>
      ))}
    </ul>
  );
}
