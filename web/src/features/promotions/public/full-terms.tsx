import { clsx } from 'clsx';
import { externalLink } from '../offers.ts';

interface FullTermsProps {
  readonly address: string | null | undefined;
  readonly className?: string;
}

/** Link to the casino's own terms; nothing without a usable address. */
export function FullTerms({ address, className }: FullTermsProps) {
  const external = externalLink(address);
  if (external === undefined) return null;
  return (
    <a
      href={external}
      target="_blank"
      rel="nofollow noopener"
      className={clsx('font-semibold text-link underline underline-offset-4', className)}
    >
      Full terms
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
