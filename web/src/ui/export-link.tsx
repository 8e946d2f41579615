import { FileDown } from 'lucide-react';
import { buttonVariants } from './button.tsx';

interface ExportLinkProps {
  /** Where the list is to be had as a file. */
  readonly file: string;
  readonly label?: string;
  readonly variant?: 'ghost' | 'secondary';
}

/** Gets a list as a file. A link, since the browser keeps what it leads to. */
export function ExportLink({ file, label = 'Export CSV', variant = 'ghost' }: ExportLinkProps) {
  return (
    <a href={file} download className={buttonVariants({ variant, size: 'sm' })}>
      <FileDown aria-hidden />
      {label}
    </a>
  );
}
