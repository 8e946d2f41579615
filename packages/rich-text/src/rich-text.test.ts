import { describe, expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { type RichText, richTextDocument } from './document.ts';
import { picturesOf, plainText, referencesOf } from './reading.ts';
import { type RichTextParts, renderRichText } from './render.ts';

const MAX_LENGTH = 200;
const document = richTextDocument({ link: z.url({ protocol: /^https?$/ }), longest: MAX_LENGTH });
const PICTURE = { image: 'a'.repeat(40), width: 16, height: 9, alt: 'A "lobby"' };

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]): RichText => document.parse({ type: 'doc', content });
const bold = { type: 'bold' };
const link = (href: string) => ({ type: 'link', attrs: { href } });
const casino = (id: number) => ({ type: 'reference', attrs: { kind: 'casino', id } });

const parts: RichTextParts = {
  reference: ({ kind, id }, words) =>
    id === 404 ? words : createElement('a', { href: `/${kind}/${id}` }, words),
  outside: (href, words) => createElement('a', { href, rel: 'nofollow' }, words),
  picture: ({ image, alt }) => createElement('img', { src: `/${image}`, alt, loading: 'lazy' }),
};
const html = (stored: RichText) =>
  renderToStaticMarkup(createElement('div', null, renderRichText(stored, parts)));

const whole = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Paying')] },
  paragraph(text('In '), text('one', bold), { type: 'hardBreak' }, text('hour.')),
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [
      {
        type: 'listItem',
        content: [
          paragraph(text('Three')),
          { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('in'))] }] },
        ],
      },
    ],
  },
  { type: 'blockquote', content: [paragraph(text('Said.', { type: 'italic' }))] },
  { type: 'picture', attrs: PICTURE },
);

describe('a stored text', () => {
  test('is rendered as elements', () => {
    expect(html(whole)).toBe(
      `<div><h2>Paying</h2><p>In <strong>one</strong><br/>hour.</p><ol start="3"><li><p>Three</p><ul><li><p>in</p></li></ul></li></ol><blockquote><p><em>Said.</em></p></blockquote><img src="/${PICTURE.image}" alt="A &quot;lobby&quot;" loading="lazy"/></div>`,
    );
  });

  test('has one link where neighbours lead to one place, and words where it leads nowhere', () => {
    const stored = doc(
      paragraph(
        text('to ', link('https://a.example/')),
        text('a', link('https://a.example/'), bold),
        text(' casino', casino(7)),
        text(' gone', casino(404)),
      ),
    );
    expect(html(stored)).toBe(
      '<div><p><a href="https://a.example/" rel="nofollow">to <strong>a</strong></a><a href="/casino/7"> casino</a> gone</p></div>',
    );
  });

  test('that got past the door all the same is rendered without what could run', () => {
    const smuggled: RichText = JSON.parse(
      JSON.stringify({
        type: 'doc',
        content: [
          paragraph(text('<img src=x onerror=alert(1)>', link('javascript:alert(1)'))),
          { type: 'script', content: [text('alert(1)')] },
          { type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [text('x')] },
        ],
      }),
    );
    expect(html(smuggled)).toBe('<div><p>&lt;img src=x onerror=alert(1)&gt;</p><p>x</p></div>');
  });

  test('is read as plain text, with its pictures and references', () => {
    expect(plainText(whole)).toBe('Paying\nIn one\nhour.\nThree\nin\nSaid.');
    expect(picturesOf(whole)).toEqual([PICTURE]);
    const twice = doc(paragraph(text('a', casino(7)), text('b'), text('c', casino(7))));
    expect(referencesOf(twice)).toEqual([{ kind: 'casino', id: 7 }]);
  });

  test('is as long as its plain text, and has so many pictures', () => {
    const of = (content: object[]) => document.safeParse({ type: 'doc', content }).success;
    expect(of([paragraph(text('x'.repeat(MAX_LENGTH)))])).toBe(true);
    expect(of([paragraph(text('x'.repeat(MAX_LENGTH + 1)))])).toBe(false);
    const pictures = (count: number) =>
      Array.from({ length: count }, () => ({ type: 'picture', attrs: PICTURE }));
    expect(of(pictures(100))).toBe(true);
    expect(of(pictures(101))).toBe(false);
  });
});
