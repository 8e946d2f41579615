import { counted } from '../../../ui/counted.ts';
import { formatCount } from '../../../ui/format.ts';
import type { BatchResults } from '../game-import.api.ts';

/** Content of a toast: its title, its text, and its kind. */
export interface Outcome {
  readonly kind: 'success' | 'failure' | 'notice';
  readonly title: string;
  readonly text: string;
}

interface Counts {
  readonly succeeded: number;
  readonly failed: number;
}

interface Progress {
  readonly succeeded: number;
  readonly total: number;
}

export const NOTHING_SELECTED: Outcome = {
  kind: 'failure',
  title: 'No games selected',
  text: 'Please select at least one game to import.',
};

/** Counts of an answer: of `errors`, or of `failed` where those tell nothing. */
export function countResults({ success, errors = [], failed = 0 }: BatchResults): Counts {
  const told = typeof failed === 'number' ? failed : failed.length;
  return { succeeded: success.length, failed: errors.length > 0 ? errors.length : told };
}

/** The outcome of a completed import. */
export function batchOutcome({ succeeded, failed }: Counts): Outcome {
  if (succeeded === 0) {
    return {
      kind: 'failure',
      title: 'Import failed',
      text: `No games were imported. ${failed} failed.`,
    };
  }
  const failures = failed > 0 ? `. ${failed} failed.` : '';
  return {
    kind: 'success',
    title: 'Import successful',
    text: `Successfully imported ${succeeded} games${failures}`,
  };
}

/** The outcome of a cancelled import. */
export function cancelledOutcome({ succeeded, total }: Progress): Outcome {
  return {
    kind: 'notice',
    title: 'Import cancelled',
    text: `${formatCount(succeeded)} of ${counted(total, 'game')} had been imported.`,
  };
}

/** The outcome of a refused request: the server's words if any. */
export function refusedOutcome(message: string | undefined): Outcome {
  if (message === NOTHING_SELECTED.text) return NOTHING_SELECTED;
  return {
    kind: 'failure',
    title: 'Import failed',
    text: message ?? 'There was an error importing games. Please try again.',
  };
}
