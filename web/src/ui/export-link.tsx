import { FileDown, LoaderCircle } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { toast } from 'sonner';
import { useDownloadMutation } from '../api/downloads.api.ts';
import { buttonVariants } from './button.tsx';
import { failureToast } from './failure-toast.tsx';
import { formatCount } from './format.ts';

const BYTES_A_KB = 1_000;

interface ExportLinkProps {
  /** Address of the exported file. */
  readonly file: string;
  readonly label?: string;
  readonly variant?: 'ghost' | 'secondary';
}

/** True for a plain click, not one that opens a new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Downloads a list as a file, with its progress and errors. A link, since it leads to a file; a plain one would
 * fail without a message.
 */
export function ExportLink({ file, label = 'Export CSV', variant = 'ghost' }: ExportLinkProps) {
  const [download, { isLoading }] = useDownloadMutation();
  const [bytes, setBytes] = useState(0);

  async function save(): Promise<void> {
    setBytes(0);
    const { data, error } = await download({ file, onBytes: setBytes });
    if (data === undefined) {
      failureToast(error, 'The file could not be created. Please try again.', 'Export failed');
      return;
    }
    toast.success(`Exported ${data}`);
  }

  return (
    <a
      href={file}
      download
      aria-busy={isLoading}
      className={buttonVariants({ variant, size: 'sm' })}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        if (!isLoading) void save();
      }}
    >
      {isLoading ? <LoaderCircle aria-hidden className="animate-spin" /> : <FileDown aria-hidden />}
      {isLoading ? `Exporting… ${formatCount(Math.ceil(bytes / BYTES_A_KB))} kB` : label}
    </a>
  );
}
