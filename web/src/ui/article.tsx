import type { ReactNode } from 'react';
import { PageHead } from '../head/page-head.tsx';
import { PageTrail } from './breadcrumbs.tsx';

interface ArticleProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The share picture, where the page has its own. */
  readonly image?: string;
  readonly children: ReactNode;
}

/** A page of plain text. */
export function Article({ children, ...head }: ArticleProps) {
  const { title, description, path } = head;
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead {...head} />
      <PageTrail items={[{ label: title, to: path }]} />
      <article className="mt-5 max-w-3xl">
        <header className="border-b-2 border-ink pb-5">
          <h1 className="text-title font-extrabold">{title}</h1>
          <p className="mt-2 text-lg text-ink-muted">{description}</p>
        </header>
        {children}
      </article>
    </div>
  );
}
