import type { ReactNode } from 'react';

/** A part of an article under its heading. */
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
