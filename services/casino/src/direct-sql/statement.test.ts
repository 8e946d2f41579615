import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readStatement } from './statement.ts';

const id = fc.nat();
const blank = fc.constantFrom(' ', '  ', '\n', '\t');
const cased = (word: string) =>
  fc.constantFrom(word, word.toLowerCase(), word.charAt(0) + word.slice(1).toLowerCase());

describe('a statement', () => {
  test('that asks for the payment methods of a casino is read, in whatever case and with whatever blanks', () => {
    const words = fc.tuple(cased('SELECT'), cased('FROM'), cased('WHERE'), blank, id);
    fc.assert(
      fc.property(words, ([select, from, where, gap, casinoId]) => {
        const text = [select, 'payment_methods', from, 'casinos', where, 'id', '=', casinoId];
        expect(readStatement(text.join(gap))).toEqual({ kind: 'select', casinoId });
      }),
    );
  });

  test('that sets them is read with every id once, in its order', () => {
    fc.assert(
      fc.property(id, fc.array(id, { maxLength: 100 }), blank, (casinoId, ids, gap) => {
        const text = `UPDATE casinos SET payment_methods = '[${ids.join(`,${gap}`)}]' WHERE id = ${casinoId}`;
        const paymentMethodIds = [...new Set(ids)];
        expect(readStatement(text)).toEqual({ kind: 'update', casinoId, paymentMethodIds });
      }),
    );
  });

  test('is one of the two in every word, or is none', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'SELECT',
        'UPDATE',
        'payment_methods',
        'casinos',
        'FROM',
        'SET',
        'WHERE',
        'id',
      ),
      fc.constantFrom(
        '=',
        '1',
        "'[1]'",
        ';',
        ',',
        '(',
        ')',
        '*',
        'OR',
        'AND',
        '--',
        '"',
        "'",
        '/*',
      ),
      fc.string({ maxLength: 5 }),
    );
    const allowed =
      /^\s*(?:select\s+"?payment_methods"?\s+from\s+"?casinos"?|update\s+"?casinos"?\s+set\s+"?payment_methods"?\s*=\s*'[\s\d,[\]]*')\s+where\s+"?id"?\s*=\s*\d+\s*;*\s*$/i;
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => {
        const text = words.join(' ');
        expect({ text, wrong: readStatement(text) !== undefined && !allowed.test(text) }).toEqual({
          text,
          wrong: false,
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test('with one word or sign more than it has is none', () => {
    const whole = ['SELECT', 'payment_methods', 'FROM', 'casinos', 'WHERE', 'id', '=', '1'];
    const more = fc.constantFrom(
      '(',
      ')',
      '*',
      ',',
      'x',
      'NOT',
      '1',
      "'",
      '"',
      '--',
      '/*',
      '+',
      '.',
    );
    fc.assert(
      fc.property(fc.nat({ max: whole.length }), more, (at, word) => {
        // A number after the number is the next one's id.
        const text = whole.toSpliced(at, 0, word).join(' ');
        expect({ text, read: readStatement(text) }).toEqual({ text, read: undefined });
      }),
    );
  });
});
