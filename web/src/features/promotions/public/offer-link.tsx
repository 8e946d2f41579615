import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useConfig } from '../../../config/config-context.ts';
import { clickOut } from '../../../config/paths.ts';
import { buttonVariants, type LinkButtonProps } from '../../../ui/button.tsx';
import { externalLink } from '../offers.ts';
import type { ListedOffer } from './listed-offers.ts';

/** A link without a target. The router would make the page's own address of it. */
export const NOWHERE = '#';

interface OfferLinkProps extends Pick<LinkButtonProps, 'variant' | 'className'> {
  readonly label: ReactNode;
  /** Name of the offer, for screen readers that list links. */
  readonly about: string;
  readonly offer: Pick<ListedOffer, 'id' | 'ctaLink' | 'listed'>;
  /** Its place on the page, from 1. */
  readonly position?: number | undefined;
  /** A page of ours, or NOWHERE, for an offer without a usable link; none: nothing is shown. */
  readonly instead?: string | undefined;
}

/** Link to an offer: the casino's own page in a new tab, marked as paid for, or a page of ours. */
export function OfferLink(props: OfferLinkProps) {
  const { label, about, offer, position, instead, variant, className } = props;
  const id = useId();
  const { countingAttribute } = useConfig();
  const { pathname } = useLocation();
  const external = externalLink(offer.ctaLink);
  if (!external && !instead) return null;
  const link = {
    className: clsx(buttonVariants({ variant }), className),
    'aria-describedby': id,
  };
  const content = (
    <>
      {label}
      {external && <ExternalLink aria-hidden />}
      <span id={id} hidden>
        {external ? `${about}. Opens in a new tab.` : about}
      </span>
    </>
  );
  if (!external && instead && instead !== NOWHERE) {
    return (
      <Link to={instead} {...link}>
        {content}
      </Link>
    );
  }
  const counting = clickOut(offer.id, pathname, position, offer.listed?.toplist);
  const out = external && {
    href: external,
    ...(countingAttribute && { [countingAttribute]: counting }),
    target: '_blank',
    rel: 'sponsored noopener',
  };
  return (
    <a href={NOWHERE} {...out} {...link}>
      {content}
    </a>
  );
}
