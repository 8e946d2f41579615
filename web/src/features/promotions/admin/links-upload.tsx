import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { toast } from 'sonner';
import { useStaffCountriesQuery } from '../../../api/staff-countries.api.ts';
import { createMatcher } from '../../../ui/bulk-upload/match-names.ts';
import { readRows, UnreadableFileError } from '../../../ui/bulk-upload/read-names.ts';
import { Button } from '../../../ui/button.tsx';

const LINK = /https?:/i;
/** A country and its link in one cell, with any separator. */
const COUNTRY_AND_LINK = /^"?(.*?)["\s,;|]*(https?:[^\s"]*?)["\s,;|]*$/i;

/** In a line of text, a comma within a link does not separate. */
function cellsOf(cells: readonly string[]): readonly string[] {
  const [line = '', ...others] = cells;
  return others.length > 0 ? cells : (COUNTRY_AND_LINK.exec(line)?.slice(1) ?? cells);
}

interface LinksUploadProps {
  /** Gets the lines of the file: a country's code and its link each. */
  readonly onRead: (lines: readonly string[]) => void;
}

/** Links by country from a file of two columns, a country's name or code and its link. */
export function LinksUpload({ onRead }: LinksUploadProps) {
  const { data: countries = [] } = useStaffCountriesQuery();
  const picker = useRef<HTMLInputElement>(null);

  async function read(file: File): Promise<void> {
    try {
      const match = createMatcher(countries.map(({ code, name }) => ({ key: code, name, code })));
      const lines = (await readRows(file))
        .filter((cells) => cells.some((cell) => LINK.test(cell)))
        .map((cells) => {
          const [country = '', link = '', ...more] = cellsOf(cells);
          if (more.length > 0 || LINK.test(country)) {
            throw new UnreadableFileError(
              `The line of ${country} does not hold just a country and its link. Put links with commas in quotes.`,
            );
          }
          const { status, candidate } = match(country);
          const code = status === 'exact' ? candidate?.key : undefined;
          return `${code ?? country} ${link}`.trim();
        });
      if (lines.length === 0) throw new UnreadableFileError('The file holds no links.');
      onRead(lines);
      toast.success('Upload Complete', { description: `Links read: ${lines.length}` });
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      toast.error(error.message);
    }
  }

  function onFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same file may be chosen again after a correction.
    target.value = '';
    if (file) void read(file);
  }

  return (
    <div>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="File with links by country"
        tabIndex={-1}
        className="sr-only"
        onChange={onFile}
      />
      <Button
        variant="secondary"
        // Without them, no name in a file is known.
        disabled={countries.length === 0}
        onClick={() => picker.current?.click()}
      >
        <FileUp aria-hidden />
        Bulk Upload Links
      </Button>
    </div>
  );
}
