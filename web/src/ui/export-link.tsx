import { FileDown, LoaderCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { toast } from 'sonner';
import { useDownload } from '../api/use-download.ts';
import { buttonVariants } from './button.tsx';
import { failureToast } from './failure-toast.tsx';
import { formatCount } from './format.ts';

const BYTES_A_KB = 1_000;

interface ExportLinkProps {
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
  const { download, bytes } = useDownload();
  const isLoading = bytes !== undefined;

  async function save(): Promise<void> {
    const outcome = await download(file);
    if ('error' in outcome) {
      const fixed = 'The file could not be created. Please try again.';
      failureToast(outcome.error, fixed, 'Export failed');
      return;
    }
    toast.success(`Exported ${outcome.name}`);
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
