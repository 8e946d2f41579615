import type { ReactNode } from 'react';
import { PageHead } from '../../../head/page-head.tsx';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';

interface ArticleProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** A page of plain text. */
export function Article({ title, description, path, children }: ArticleProps) {
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead title={title} description={description} path={path} />
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

/** A part of such a page under its heading. */
export function Part({
  id,
  title,
  children,
}: {
  /** For links to this part. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className="mt-9 scroll-mt-20">
      <h2 className="text-heading font-bold">{title}</h2>
      <div className="mt-3 flex flex-col gap-3 leading-relaxed text-ink-muted">{children}</div>
    </section>
  );
}

/** A list of points. */
export function Points({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
      {items.map((item, index) => (
        // The texts are fixed: the index identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
