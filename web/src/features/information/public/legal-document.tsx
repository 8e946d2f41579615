import type { ReactNode } from 'react';
import { type LoaderFunction, useLoaderData } from 'react-router-dom';
import {
  type LegalDocument,
  type LegalDocumentName,
  legalDocumentPath,
} from '../../../config/legal-documents.ts';
import type { Loading } from '../../../routing/loading.ts';
import { Article } from '../../../ui/article.tsx';

const TIMEOUT_MS = 15_000;

async function fetchDocument(name: LegalDocumentName): Promise<LegalDocument> {
  const answer = await fetch(legalDocumentPath(name), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The text ${name} was answered with ${answer.status}.`);
  return answer.json();
}

/** Loader of a page that is a legal text. */
export const legalDocumentLoader =
  (name: LegalDocumentName) =>
  (loading: Loading): LoaderFunction =>
  async () =>
    loading.legalDocuments?.[name] ?? fetchDocument(name);

/** Headings, lists, links and tables as elsewhere in articles. */
const textStyle = [
  'mt-9 flex flex-col gap-3 leading-relaxed text-ink-muted wrap-anywhere',
  '[&_:is(h1,h2,h3,h4)]:text-ink [&_:is(h1,h2)]:mt-6 [&_:is(h1,h2)]:text-heading [&_:is(h1,h2)]:font-bold [&_:is(h1,h2)]:first:mt-0',
  '[&_:is(h3,h4)]:mt-3 [&_:is(h3,h4)]:text-subheading [&_:is(h3,h4)]:font-bold',
  '[&_a]:text-link [&_a]:underline [&_a]:underline-offset-4',
  '[&_:is(ul,ol)]:flex [&_:is(ul,ol)]:flex-col [&_:is(ul,ol)]:gap-2 [&_:is(ul,ol)]:pl-5 [&_:is(ul,ol)]:marker:text-ink-faint [&_ol]:list-decimal [&_ul]:list-disc',
  '[&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_th]:text-ink',
].join(' ');

interface LegalTextProps {
  /** Unless the text has a title of its own. */
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly children?: ReactNode;
}

/** A legal text of the site's operator, and what the product itself adds. */
export function LegalText({ title, description, path, children }: LegalTextProps) {
  const document: LegalDocument = useLoaderData();
  return (
    <Article title={document.title ?? title} description={description} path={path}>
      <div
        className={textStyle}
        // oxlint-disable-next-line react/no-danger -- made by our own server, which lets no HTML of the text through
        dangerouslySetInnerHTML={{ __html: document.html }}
      />
      {children}
    </Article>
  );
}
