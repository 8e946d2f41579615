import type { ReactNode } from 'react';

interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the kit in its variants. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="mb-4 text-heading font-bold">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
