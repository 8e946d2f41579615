import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { buttonVariants, type LinkButtonProps } from '../../../ui/button.tsx';
import { externalLink } from '../offers.ts';

/** A link without a target. The router would make the page's own address of it. */
export const NOWHERE = '#';

interface OfferLinkProps extends Pick<LinkButtonProps, 'variant' | 'size' | 'className'> {
  readonly label: string;
  /** Name of the offer, for those who hear one link after the other. */
  readonly about: string;
  readonly ctaLink: string | null | undefined;
  readonly promotionId: number;
  /** The offer's place on the page, from 1. */
  readonly position?: number | undefined;
  /** A page of ours, or NOWHERE, for an offer without a usable link; none: nothing is shown. */
  readonly instead?: string | undefined;
}

/** Link to an offer: the casino's own page in a new tab, marked as paid for, or a page of ours. */
export function OfferLink(props: OfferLinkProps) {
  const { label, about, ctaLink, promotionId, position, instead, variant, size, className } = props;
  const id = useId();
  const { clicksLeadThroughUs } = useConfig();
  const { pathname } = useLocation();
  const external = externalLink(ctaLink);
  if (external === undefined && instead === undefined) return null;
  const link = {
    className: clsx(buttonVariants({ variant, size }), className),
    'aria-describedby': id,
  };
  const hint = (
    <span id={id} hidden>
      {external === undefined ? about : `${about}. Opens in a new tab.`}
    </span>
  );
  if (external !== undefined) {
    return (
      <a
        href={clicksLeadThroughUs ? paths.clickOut(promotionId, pathname, position) : external}
        target="_blank"
        rel="sponsored noopener"
        // The beacon reads them.
        data-promotion={promotionId}
        data-position={position}
        {...link}
      >
        {label}
        <ExternalLink aria-hidden />
        {hint}
      </a>
    );
  }
  if (instead === undefined || instead === NOWHERE) {
    return (
      <a href={NOWHERE} {...link}>
        {label}
        {hint}
      </a>
    );
  }
  return (
    <Link to={instead} {...link}>
      {label}
      {hint}
    </Link>
  );
}
