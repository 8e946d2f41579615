import { Download, FileUp, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Alert } from '../alert.tsx';
import { Button, buttonVariants } from '../button.tsx';
import { counted } from '../counted.ts';
import { Dialog, DialogClose } from '../dialog.tsx';
import { formatCount } from '../format.ts';
import { Progress } from '../progress.tsx';
import { type Candidate, type NameMatch, SELECTED_FROM } from './match-names.ts';
import { MatchTable } from './match-table.tsx';
import type { UploadKind } from './upload-kinds.ts';
import { useBulkMatching } from './use-bulk-matching.ts';

interface BulkUploadProps {
  readonly kind: UploadKind;
  readonly candidates: readonly Candidate[];
  /** Keys added already: their matches are not preselected. */
  readonly added?: readonly string[];
  /** Gets the selected keys, each once; the caller adds them to its own and returns how many it took. */
  readonly onApply: (keys: string[]) => number;
  readonly disabled?: boolean;
}

/**
 * A button whose dialog takes a .csv or .txt file of names, matches them, lets them be looked over, and
 * hands on what was selected. Nothing is sent from here.
 */
export function BulkUpload({ disabled = false, ...panel }: BulkUploadProps) {
  const [open, setOpen] = useState(false);
  const { title } = panel.kind;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" disabled={disabled}>
          <FileUp aria-hidden />
          Bulk Upload {title}
        </Button>
      }
      title={`Bulk Upload ${title}`}
      description={`Choose a .csv or .txt file with ${panel.kind.many}, look over the matches, and apply them.`}
      className="max-w-3xl"
      // A click beside it would lose the matches that were looked over.
      startsInForm
    >
      <UploadPanel {...panel} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

type PanelProps = Omit<BulkUploadProps, 'disabled'> & { readonly onDone: () => void };

function UploadPanel({ kind, candidates, added, onApply, onDone }: PanelProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const picker = useRef<HTMLInputElement>(null);
  const there = new Set(added);
  const { matching, start } = useBulkMatching({ header: kind.header, candidates, onMatched });

  function onMatched(matches: readonly NameMatch[]): void {
    const found = matches.filter(({ candidate }) => candidate !== null);
    const sure = keysOf(
      found.filter(
        ({ candidate, confidence }) =>
          confidence >= SELECTED_FROM && candidate !== null && !there.has(candidate.key),
      ),
    );
    setSelected(sure);
    const [hits, all, chosen] = [found.length, matches.length, sure.size].map(formatCount);
    toast.success('Upload Complete', {
      description: `Found ${hits} matches out of ${all}, ${chosen} high-confidence auto-selected`,
    });
  }

  function onFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same file may be chosen again after a correction.
    target.value = '';
    if (!file) return;
    setSelected(new Set());
    void start(file);
  }

  function selectAll(matches: readonly NameMatch[]): void {
    const keys = keysOf(matches);
    setSelected(keys);
    toast.success(`${kind.title} Selected`, {
      description: `Selected ${counted(keys.size, kind.one, kind.many)}`,
    });
  }

  function selectNone(): void {
    toast.info(`${kind.title} Deselected`, {
      description: `Deselected ${counted(selected.size, kind.one, kind.many)}`,
    });
    setSelected(new Set());
  }

  function apply(): void {
    const taken = onApply([...selected]);
    toast.success(`${kind.title} Applied`, {
      description: `Applied ${counted(taken, kind.one, kind.many)}`,
    });
    onDone();
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <input
          ref={picker}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={`File with ${kind.many}`}
          tabIndex={-1}
          className="sr-only"
          onChange={onFile}
        />
        <Button disabled={matching.state === 'matching'} onClick={() => picker.current?.click()}>
          <Upload aria-hidden />
          {matching.state === 'matched' ? 'Choose another file' : 'Choose file'}
        </Button>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`${kind.example.rows.join('\r\n')}\r\n`)}`}
          download={kind.example.fileName}
          className={buttonVariants({ variant: 'secondary' })}
        >
          <Download aria-hidden />
          {kind.example.label}
        </a>
      </div>
      {matching.state === 'idle' && matching.fault !== undefined && (
        <Alert variant="danger">{matching.fault}</Alert>
      )}
      {matching.state === 'matching' && (
        <div className="flex flex-col gap-2">
          <Progress
            label={`Matching ${kind.many}`}
            value={matching.done}
            max={Math.max(matching.total, 1)}
          />
          <p className="text-sm text-ink-muted tabular-nums">
            Matched {formatCount(matching.done)} of {formatCount(matching.total)}
          </p>
        </div>
      )}
      {matching.state === 'matched' && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" size="sm" onClick={() => selectAll(matching.matches)}>
              Select All
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={selected.size === 0}
              onClick={selectNone}
            >
              Deselect All
            </Button>
            <p aria-live="polite" className="text-sm text-ink-muted">
              {counted(selected.size, kind.one, kind.many)} selected
            </p>
          </div>
          <MatchTable
            // Another file begins at its first page.
            key={matching.matches[0]?.name}
            label={`Matches of the uploaded ${kind.many}`}
            matches={matching.matches}
            selected={selected}
            added={there}
            onSelect={(key, chosen) => {
              const next = new Set(selected);
              if (chosen) next.add(key);
              else next.delete(key);
              setSelected(next);
            }}
          />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button disabled={selected.size === 0} onClick={apply}>
          Apply Selected ({formatCount(selected.size)})
        </Button>
      </div>
    </div>
  );
}

function keysOf(matches: readonly NameMatch[]): Set<string> {
  return new Set(matches.flatMap(({ candidate }) => (candidate ? [candidate.key] : [])));
}
