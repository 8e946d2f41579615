import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { settings } from './settings.ts';
import { readSite } from './site-file.ts';

const DEFAULT_FILE = settings.shape.SITE_FILE.parse(undefined);

const COMPANY = { name: 'Reels Media Ltd', address: '12 Harbour Road', email: 'a@reels.example' };
const SITE = {
  company: COMPANY,
  social: { X: 'https://x.com/reels' },
  disclosure: 'We say so.',
  documents: { privacy: 'privacy.md', terms: 'texts/terms.md' },
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});

beforeEach(() => {
  writeFileSync(join(folder, 'privacy.md'), 'Our privacy.');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileWith(content: unknown): string {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const documents = { privacy: 'privacy.md', terms: 'privacy.md' };

/** The HTML of a privacy text. */
function htmlOf(markdown: string): string {
  writeFileSync(join(folder, 'privacy.md'), markdown);
  return readSite(fileWith({ ...SITE, documents })).documents.privacy.html;
}

describe('who runs the site', () => {
  test('is what the named file says, with the texts from its folder', () => {
    const company = { ...COMPANY, phone: '+353 1 555 0100', registration: 'Ireland, no. 123456' };
    expect(readSite(fileWith({ ...SITE, company, documents }))).toEqual({
      ...SITE,
      company,
      demonstration: false,
      documents: {
        privacy: { html: '<p>Our privacy.</p>\n' },
        terms: { html: '<p>Our privacy.</p>\n' },
      },
    });
  });

  test('is followed nowhere when no account is named', () => {
    const { social: _none, ...site } = SITE;
    expect(readSite(fileWith({ ...site, documents })).social).toEqual({});
  });

  test('is a demonstration without a file, and says so', () => {
    expect(readSite(DEFAULT_FILE)).toMatchObject({
      demonstration: true,
      company: { name: expect.stringContaining('demonstration') },
      disclosure: 'It never changes how we rate them.',
    });
  });

  test.each([
    ['a field that nobody knows', { ...SITE, imprint: 'x' }, 'imprint'],
    ['an unknown field of the company', { ...SITE, company: { ...COMPANY, fax: '1' } }, 'fax'],
    ['no company', { ...SITE, company: undefined }, 'company'],
    ['a company without a name', { ...SITE, company: { ...COMPANY, name: ' ' } }, 'company.name'],
    ['no address', { ...SITE, company: { ...COMPANY, address: undefined } }, 'company.address'],
    ['an e-mail that is none', { ...SITE, company: { ...COMPANY, email: 'us' } }, 'company.email'],
    ['a phone that is none', { ...SITE, company: { ...COMPANY, phone: 'call' } }, 'company.phone'],
    ['a link that could run', { ...SITE, social: { X: 'javascript:1' } }, 'social.X'],
    ['no disclosure', { ...SITE, disclosure: undefined }, 'disclosure'],
    ['a text too few', { ...SITE, documents: { privacy: 'privacy.md' } }, 'documents.terms'],
    ['a text that is not there', SITE, 'documents.terms'],
    ['a list', [], 'expected object'],
    ['what is no JSON', '{company', 'JSON'],
  ])('is refused with %s, which is named', (_what, content, named) => {
    const file = fileWith(content);
    expect(() => readSite(file)).toThrow(file);
    expect(() => readSite(file)).toThrow(named);
  });

  test('is refused with a text that says nothing', () => {
    expect(() => htmlOf('# Privacy\n\n')).toThrow('documents.privacy has no text');
  });
});

describe('a legal text', () => {
  test('is Markdown with lists, links and tables', () => {
    const html = htmlOf(
      '## Data\n\n- one\n\n[more](/terms)\n\n| Key | For |\n|---|---|\n| a | b |\n',
    );
    for (const part of [
      '<h2>Data</h2>',
      '<li>one</li>',
      '<a href="/terms">more</a>',
      '<td>b</td>',
    ]) {
      expect(html).toContain(part);
    }
  });

  test.each(['\n\n# Your data #\n\nText.', '\uFEFF# Your data\r\nText.'])(
    'may begin with a title of its own (%j)',
    (markdown) => {
      expect(htmlOf(markdown)).toBe('<p>Text.</p>\n');
      expect(readSite(fileWith({ ...SITE, documents })).documents.privacy.title).toBe('Your data');
    },
  );

  test('can neither bring elements along nor links that run', () => {
    const html = htmlOf(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[run](javascript:alert(1)) ![run](data:text/html,x)',
    );
    expect(html).not.toMatch(/<script|<img|<a /);
    expect(html).toContain('&lt;script&gt;');
  });
});
