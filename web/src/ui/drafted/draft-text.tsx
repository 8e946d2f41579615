import { MAX_RICH_TEXT_LENGTH } from '@slots/contracts/text-limits';
import type { RichText } from '@slots/rich-text/document';
import { lazy, Suspense, useId } from 'react';
import { FieldFault } from '../field.tsx';
import { formatCount } from '../format.ts';
import { Spinner } from '../spinner.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('../rich-text-editor/rich-text-editor.tsx')).RichTextEditor,
}));

interface DraftTextProps {
  /** What the editor begins with, anew with each `round`. */
  readonly initial: RichText;
  readonly round: number;
  readonly locked: boolean;
  readonly fault: string | undefined;
  readonly onChange: (text: unknown) => void;
}

/** The text of a draft, in its editor. */
export function DraftText({ initial, round, locked, fault, onChange }: DraftTextProps) {
  const hintId = useId();
  const faultId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold">Text</p>
      {locked && (
        <p className="text-sm text-ink-muted">
          The text can be changed once the schedule is cancelled.
        </p>
      )}
      {/* Hidden, not left out: what is typed in it stays. */}
      <div hidden={locked}>
        <Suspense fallback={<Spinner label="Loading editor..." />}>
          <RichTextEditor
            key={round}
            label="Text"
            initial={initial}
            invalid={fault !== undefined}
            describedBy={fault === undefined ? hintId : `${faultId} ${hintId}`}
            onChange={onChange}
          />
        </Suspense>
      </div>
      <FieldFault id={faultId} fault={fault} />
      <p id={hintId} className="text-sm text-ink-muted">
        {`At most ${formatCount(MAX_RICH_TEXT_LENGTH)} characters. Alt+F10 moves to the toolbar, Escape leaves the text.`}
      </p>
    </div>
  );
}
