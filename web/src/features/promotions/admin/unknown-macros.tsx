import { unknownMacros } from '@slots/contracts/casino/tracking-link';

/** Names in braces that no click fills in, such as a misspelt macro; read out while they are typed. */
export function UnknownMacros({ links }: { readonly links: string }) {
  const unknown = unknownMacros(links);
  return (
    <span aria-live="polite" className="block text-on-warning-tint">
      {unknown.length > 0 && `Not a macro, so left as it is: ${unknown.join(', ')}`}
    </span>
  );
}
