import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text that stands beside it, and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [told, setTold] = useState<string>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setTold('Copied');
    } catch {
      // A page without the right to the clipboard.
      setTold('Please select the text and copy it');
    }
  }

  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden />
        {label}
      </Button>
      <output className="text-sm">{told}</output>
    </span>
  );
}
