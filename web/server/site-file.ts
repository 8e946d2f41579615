import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { webAddress } from '@slots/contracts/fields';
import { readSettingsFile } from '@slots/env/settings-file';
import markdownIt from 'markdown-it';
import { z } from 'zod';
import type {
  LegalDocument,
  LegalDocumentName,
  LegalDocuments,
} from '../src/config/legal-documents.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);
const markdownFile = z.string().min(1);

const siteFile = z.strictObject({
  demonstration: z.boolean().default(false),
  company: z.strictObject({
    name: text(200),
    address: text(400),
    email: z.email(),
    phone: z
      .string()
      .regex(
        /^\+?[\d(][\d ().-]{3,30}$/,
        'must be a telephone number: digits, and a + before the country',
      )
      .optional(),
    registration: text(400).optional(),
  }),
  social: z.record(text(40), webAddress).default({}),
  disclosure: text(400),
  documents: z.strictObject({ privacy: markdownFile, terms: markdownFile }),
});

type SiteFile = z.output<typeof siteFile>;

/** The site's operator, with the legal texts themselves in place of their files. */
export interface Site extends Omit<SiteFile, 'documents'> {
  readonly documents: LegalDocuments;
}

/** A text's own title: a heading of the first level at its start. */
const TITLE = /^\s*# +(.+?) *#*(?:\n|$)/;

/** Shows HTML in a text as it was typed, and lets links run no script. */
const markdownToHtml = markdownIt({ html: false });

function documentOf(markdown: string): LegalDocument {
  const [heading = '', title] = TITLE.exec(markdown) ?? [];
  return { title, html: markdownToHtml.render(markdown.slice(heading.length)) };
}

/**
 * Reads who runs the site. Its legal texts are Markdown files, named from the folder of this file.
 * @throws when a file is missing, empty or invalid, naming the fault
 */
export function readSite(file: string): Site {
  const what = '(SITE_FILE) does not say who runs the site';
  const { documents, ...site } = readSettingsFile(file, siteFile, what);

  function read(name: LegalDocumentName): LegalDocument {
    const named = resolve(dirname(file), documents[name]);
    let markdown: string;
    try {
      markdown = readFileSync(named, 'utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n');
    } catch (error) {
      throw new Error(`${file} ${what}: documents.${name} cannot be read: ${String(error)}`, {
        cause: error,
      });
    }
    const document = documentOf(markdown);
    if (document.html.trim() !== '') return document;
    throw new Error(`${file} ${what}: documents.${name} has no text: ${named}`);
  }

  return { ...site, documents: { privacy: read('privacy'), terms: read('terms') } };
}
