import { toast } from 'sonner';
import type { Outcome } from './import-messages.ts';

const show = { success: toast.success, failure: toast.error, notice: toast.info } as const;

/** Shows an outcome as a toast. The same id is shown once. */
export function showOutcome({ kind, title, text }: Outcome, id?: number | string): void {
  show[kind](title, { description: text, ...(id !== undefined && { id }) });
}
