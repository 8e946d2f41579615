import { useConfig } from '../config/config-context.ts';

/** Marks an offer's link within a text as paid, and for adults. */
export function AdMarkInText() {
  const { minAge } = useConfig().visitor;
  return (
    <small className="ml-1 text-xs whitespace-nowrap text-ink-faint">{`(${minAge}+, ad)`}</small>
  );
}
