import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { currencies } from './casino/reference-data.ts';
import { pathId, queryId, queryInt, slugOrId, text, webAddress } from './fields.ts';
import { isWebLink } from './web-link.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.nat().map(String),
  fc.constantFrom('-1', '1.5', '1e3', '0x10', ' 1', '1 ', '+1', '', 'NaN', 'Infinity', '٣', '１'),
  fc.constantFrom('__proto__', 'constructor', '$where', '{"$gt":""}', '../x', 'a/b', 'a\\b', '%2e'),
);

describe('page and limit of a list', () => {
  test('are whole numbers in digits within their bounds, and nothing else', () => {
    fc.assert(
      fc.property(anything, fc.nat({ max: 50 }), fc.nat({ max: 500 }), (typed, min, more) => {
        const parsed = queryInt(min, min + more).safeParse(typed);
        const due =
          /^[0-9]{1,9}$/.test(typed) && Number(typed) >= min && Number(typed) <= min + more;
        expect(parsed.success).toBe(due);
        expect(parsed.data).toBe(due ? Number(typed) : undefined);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an id in a path', () => {
  const largest = BigInt(Number.MAX_SAFE_INTEGER);
  const long = fc.nat().map((number) => `${number}${largest}`);

  test('is digits, and a number that is kept exactly, or the largest that can be', () => {
    fc.assert(
      fc.property(fc.oneof(anything, long), (typed) => {
        const parsed = pathId.safeParse(typed);
        const due = /^[0-9]+$/.test(typed) ? BigInt(typed) : undefined;
        expect(parsed.success).toBe(due !== undefined);
        const kept = due !== undefined && due > largest ? largest : due;
        expect(parsed.data === undefined ? undefined : BigInt(parsed.data)).toBe(kept);
      }),
    );
    expect(pathId.parse('9'.repeat(400))).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('has fifteen digits at most in a query', () => {
    fc.assert(
      fc.property(fc.oneof(anything, long), (typed) => {
        const due = /^[0-9]{1,15}$/.test(typed) ? Number(typed) : undefined;
        expect(queryId.safeParse(typed).data).toBe(due);
      }),
    );
  });

  test('or a slug is one segment of it', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        if (!slugOrId.safeParse(typed).success) return;
        // oxlint-disable-next-line no-control-regex
        expect(typed).not.toMatch(/[/\\\u0000-\u001f\u007f-\u009f]/);
      }),
    );
  });
});

describe('the code of a currency', () => {
  test('is taken when the document says so, blanks around it or not, and refused when not', () => {
    const { code } = currencies.create.body.shape;
    const {
      pattern = '',
      minLength = 0,
      maxLength = Infinity,
    } = z.toJSONSchema(code, { io: 'input' });
    const sign = fc.constantFrom('a', '7', '£', '.', ' ', '\t', '\u00a0', '\u0000');
    const typed = fc.array(sign, { maxLength: 7 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(typed, (value) => {
        const told =
          new RegExp(pattern, 'u').test(value) &&
          value.length >= minLength &&
          value.length <= maxLength;
        expect(code.safeParse(value).success).toBe(told);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a link', () => {
  test('that is taken leads to http or https, as a browser reads it', () => {
    const link = fc.oneof(
      anything,
      fc.webUrl({ authoritySettings: { withUserInfo: true } }),
      fc
        .tuple(
          fc.constantFrom('javascript', 'JaVaScRiPt', 'data', 'vbscript', 'file', 'http', 'https'),
          fc.constantFrom(':', '://', ':\t//', '\n://', ':\u0000//', ' ://'),
          fc.string({ unit: 'binary', maxLength: 12 }),
        )
        .map((parts) => parts.join('')),
      fc.constantFrom('java\nscript:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)'),
    );
    fc.assert(
      fc.property(link, (typed) => {
        const parsed = webAddress.safeParse(typed);
        if (!parsed.success) return;
        const { protocol, username, password } = new URL(parsed.data);
        expect(protocol).toMatch(/^https?:$/);
        expect(username + password).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    'https://bank.example@evil.example/',
    'https://bank.example:443@evil.example/',
    'HTTPS://bank.example%2Flogin@evil.example/',
    'https://:secret@evil.example/',
    'https://@evil.example/',
    'https:\\\\bank.example@evil.example/',
    'https:bank.example@evil.example',
    ' https://bank.example@evil.example/',
  ])('that leads elsewhere than it seems, such as %s, is neither taken nor shown', (link) => {
    expect(webAddress.safeParse(link).success).toBe(false);
    expect(isWebLink(link)).toBe(false);
  });

  test.each([
    'https://video.example/@channel',
    'https://casino.example/?mail=ann@casino.example',
    'https://casino.example?to=a@b',
    'https://casino.example#a@b',
  ])('with an @ behind its host, such as %s, is taken and shown', (link) => {
    expect(webAddress.safeParse(link).data).toBe(link);
    expect(isWebLink(link)).toBe(true);
  });
});

describe('a text', () => {
  test('that is taken fits, has no blank outside and no null byte, and is taken again as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const parsed = text(20).safeParse(typed);
        const due = !typed.includes('\0') && typed.trim().length <= 20;
        expect(parsed.success).toBe(due);
        expect(parsed.data).toBe(due ? typed.trim() : undefined);
        expect(text(20).safeParse(parsed.data).data).toBe(parsed.data);
      }),
    );
  });
});
