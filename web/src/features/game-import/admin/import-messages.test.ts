import { describe, expect, test } from '@jest/globals';
import {
  batchOutcome,
  cancelledOutcome,
  countResults,
  NOTHING_SELECTED,
  refusedOutcome,
} from './import-messages.ts';

describe('the words about an import', () => {
  test('name the number of imported games', () => {
    expect(batchOutcome({ succeeded: 3, failed: 0 })).toEqual({
      kind: 'success',
      title: 'Import successful',
      text: 'Successfully imported 3 games',
    });
  });

  test('name the failures beside the successes', () => {
    expect(batchOutcome({ succeeded: 3, failed: 2 }).text).toBe(
      'Successfully imported 3 games. 2 failed.',
    );
  });

  test('call it a failure when no game came in', () => {
    expect(batchOutcome({ succeeded: 0, failed: 4 })).toEqual({
      kind: 'failure',
      title: 'Import failed',
      text: 'No games were imported. 4 failed.',
    });
  });

  test.each([
    [{ errors: [{ id: 7, error: 'gone' }], failed: 1 }, 1],
    [{ errors: [{ error: 'gone' }] }, 1],
    [{ errors: [], failed: 5 }, 5],
    [{ failed: 5 }, 5],
    [{ failed: [{ id: 7 }, { id: 8 }] }, 2],
    [{}, 0],
  ])('count failures by their list, or else by what is told as failed: %j', (told, failed) => {
    expect(countResults({ success: [1], ...told })).toEqual({ succeeded: 1, failed });
  });

  test('give the server its say when it refuses, and the fixed text when it says nothing', () => {
    expect(refusedOutcome('At most 1,000 games can be imported at once.').text).toBe(
      'At most 1,000 games can be imported at once.',
    );
    expect(refusedOutcome(undefined).text).toBe(
      'There was an error importing games. Please try again.',
    );
    expect(refusedOutcome('Please select at least one game to import.')).toBe(NOTHING_SELECTED);
  });

  test('tell how far a cancelled import came', () => {
    expect(cancelledOutcome({ succeeded: 12, total: 50 }).text).toBe(
      '12 of 50 games had been imported.',
    );
    expect(cancelledOutcome({ succeeded: 0, total: 1 }).text).toBe(
      '0 of 1 game had been imported.',
    );
  });
});
