import type { Affiliate } from '@slots/contracts/affiliate/affiliates';
import {
  type ConversionImport,
  MAX_REPORT_BYTES,
} from '@slots/contracts/affiliate/conversion-imports';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { isProblem, messageOf } from '../../../api/problem.ts';
import { Alert } from '../../../ui/alert.tsx';
import { UnreadableFileError } from '../../../ui/bulk-upload/read-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { fieldFault } from '../../../ui/failure-message.ts';
import { Field } from '../../../ui/field.tsx';
import { namedOptions } from '../../../ui/named-options.ts';
import { SelectField } from '../../../ui/select.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import {
  useConversionImportsQuery,
  useImportReportMutation,
  usePreviewReportMutation,
} from '../report-import.api.ts';
import { FormatFields } from './format-fields.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { type ReportStart, readStart } from './read-header.ts';
import {
  type Choices,
  FIELDS,
  leftOutOf,
  NOTHING_CHOSEN,
  readingOf,
  settingsOf,
} from './report-choices.ts';
import { ReportPreview } from './report-preview.tsx';

/** A chosen file whose columns are known. */
interface ChosenFile {
  readonly file: File;
  readonly start: ReportStart;
}

interface ReportFormProps {
  /** Undefined while they load. */
  readonly affiliates: readonly Affiliate[] | undefined;
  readonly onStarted: (importId: number) => void;
}

/** A report, how it is to be read, its preview, and its start. */
export function ReportForm({ affiliates, onStarted }: ReportFormProps) {
  const [affiliateId, setAffiliateId] = useState<number>();
  const [chosen, setChosen] = useState<ChosenFile>();
  return (
    <Card className="flex flex-col gap-6 p-5">
      <div className="grid grid-cols-1 gap-4 @2xl:grid-cols-2">
        <SelectField
          label="Affiliate"
          required
          options={namedOptions(affiliates ?? [])}
          value={affiliateId === undefined ? '' : String(affiliateId)}
          placeholder="Choose an affiliate"
          onValueChange={(value) => setAffiliateId(Number(value))}
        />
        <FileField chosen={chosen} onChange={setChosen} />
      </div>
      {affiliateId !== undefined && chosen && (
        <Reading
          // Choices for one file or partner are not those for another.
          key={`${affiliateId} ${chosen.file.name} ${chosen.file.lastModified}`}
          affiliateId={affiliateId}
          chosen={chosen}
          onStarted={onStarted}
        />
      )}
    </Card>
  );
}

interface FileFieldProps {
  readonly chosen: ChosenFile | undefined;
  readonly onChange: (chosen: ChosenFile | undefined) => void;
}

function FileField({ chosen, onChange }: FileFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const name = useId();
  const [fault, setFault] = useState<string>();
  const action = chosen ? 'Choose another file' : 'Choose file';

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    // The same file may be chosen again after a correction.
    target.value = '';
    if (!file) return;
    onChange(undefined);
    if (file.size > MAX_REPORT_BYTES) {
      setFault('This file is too large. A report may have up to 20 MB.');
      return;
    }
    try {
      const start = await readStart(file);
      const isEmpty = start.columns(start.likely).length === 0;
      setFault(isEmpty ? 'This file is empty.' : undefined);
      if (!isEmpty) onChange({ file, start });
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      setFault(error.message);
    }
  }

  return (
    <Field
      label="Report"
      required
      error={fault}
      hint="A CSV file of up to 20 MB and 100,000 rows, as the partner sent it."
    >
      {(control) => (
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <input
            ref={picker}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label="Report file"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => void choose(event)}
          />
          <Button
            id={control.id}
            variant="secondary"
            aria-label={`Report: ${action}`}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${name}`.trim()}
            onClick={() => picker.current?.click()}
          >
            <FileUp aria-hidden />
            {action}
          </Button>
          <span id={name} className="min-w-0 break-all">
            {chosen?.file.name}
          </span>
        </div>
      )}
    </Field>
  );
}

interface ReadingProps {
  readonly affiliateId: number;
  readonly chosen: ChosenFile;
  readonly onStarted: (importId: number) => void;
}

/** Settings for reading a file: those of the affiliate's last one, until others are chosen. */
function Reading({ affiliateId, chosen, onStarted }: ReadingProps) {
  const { currentData: past, isError } = useConversionImportsQuery(
    { query: { affiliate: affiliateId, limit: 1 } },
    { refetchOnMountOrArgChange: true },
  );
  if (!past && !isError) return null;
  const last = past?.data[0];
  return <Settings {...{ affiliateId, chosen, last, onStarted }} />;
}

interface SettingsProps extends ReadingProps {
  readonly last: ConversionImport | undefined;
}

function Settings({ affiliateId, chosen: { file, start }, last, onStarted }: SettingsProps) {
  const [choices, setChoices] = useState<Choices>(NOTHING_CHOSEN);
  const [preview, previewing] = usePreviewReportMutation();
  const [send, sending] = useImportReportMutation();
  const reading = readingOf(choices, last, start);
  const settings = settingsOf(reading);
  const leftOut = last ? leftOutOf(reading, last) : [];
  const report = settings && { affiliateId, file, ...settings };
  useUnsavedChanges(choices !== NOTHING_CHOSEN);

  /** A preview of what was chosen before says nothing any more. */
  function change(changed: Choices): void {
    setChoices(changed);
    previewing.reset();
    sending.reset();
  }

  async function begin(): Promise<void> {
    if (!report) return;
    const { data } = await send(report);
    if (data) onStarted(data.id);
  }

  const { data: understood } = previewing;
  const error = previewing.error ?? sending.error;
  return (
    <>
      {last && (
        <Alert title="Read like this affiliate's last report">
          {leftOut.length > 0 && `Left out again: ${leftOut.join(', ')}. `}
          Change what differs.
        </Alert>
      )}
      <section aria-labelledby="report-format" className="flex flex-col gap-4">
        <h2 id="report-format" className="text-heading font-bold">
          Format
        </h2>
        <FormatFields
          format={reading.format}
          onChange={(format) => change({ ...choices, format: { ...choices.format, ...format } })}
        />
      </section>
      <section aria-labelledby="report-columns" className="flex flex-col gap-4">
        <h2 id="report-columns" className="text-heading font-bold">
          Columns
        </h2>
        <MappingFields
          reading={reading}
          onChange={(field, source) =>
            change({ ...choices, sources: { ...choices.sources, [field]: source } })
          }
        />
      </section>
      {error !== undefined && <Failure error={error} />}
      {understood && <ReportPreview preview={understood} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={understood ? 'secondary' : 'primary'}
          disabled={!report}
          busy={previewing.isLoading}
          onClick={() => report && void preview(report)}
        >
          Preview
        </Button>
        {understood && (
          <Button
            disabled={understood.rows.length === 0}
            busy={sending.isLoading}
            onClick={() => void begin()}
          >
            Start Import
          </Button>
        )}
        {!report && (
          <p className="text-sm text-ink-muted">
            Choose the format, and the columns of transaction and event.
          </p>
        )}
      </div>
    </>
  );
}

/** The form's label of a refused field; undefined: as in the path. */
function labelOf(path: string): string | undefined {
  if (path === 'file') return 'The file';
  const [part, name] = path.split('.');
  return part === 'mapping' ? FIELDS.find(({ field }) => field === name)?.label : undefined;
}

/** A refusal with all of its errors. */
function Failure({ error }: { readonly error: unknown }) {
  const faults = (isProblem(error) && error.errors) || [];
  const messages = faults.map(({ path, message }) => fieldFault(path, message, labelOf(path)));
  return (
    <Alert variant="danger" title="The report could not be read">
      {messages.length > 0 ? (
        <ul className="break-words">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : (
        messageOf(error, 'Please try again.')
      )}
    </Alert>
  );
}
