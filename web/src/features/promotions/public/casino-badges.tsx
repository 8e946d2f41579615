import type { ReactNode } from 'react';
import {
  usePublicCasinoCurrenciesQuery,
  usePublicCasinoLicencesQuery,
  usePublicCasinoPaymentMethodsQuery,
} from '../../../api/casino-facts.api.ts';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { PaymentIcon } from '../../../ui/payment-icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { licenceBadge } from './licence-name.ts';

const PAYMENTS_SHOWN = 8;
const CURRENCIES_SHOWN = 3;

interface RowProps {
  readonly label: string;
  readonly loading: boolean;
  readonly children: ReactNode;
}

function Row({ label, loading, children }: RowProps) {
  return (
    <div className="flex items-start gap-3">
      <dt className="w-20 shrink-0 text-xs leading-6 text-ink-faint">{label}</dt>
      <dd className="flex min-h-6 min-w-0 flex-1 flex-wrap gap-1.5">
        {loading ? <Skeleton className="h-6 w-40" /> : children}
      </dd>
    </div>
  );
}

interface ShortBadgeProps extends Pick<BadgeProps, 'variant' | 'wraps'> {
  readonly short: string;
  readonly whole: string;
}

/** What is seen is short; a screen reader hears the whole. */
function ShortBadge({ short, whole, ...look }: ShortBadgeProps) {
  if (short === whole) return <Badge {...look}>{whole}</Badge>;
  return (
    <>
      <Badge {...look} aria-hidden title={whole}>
        {short}
      </Badge>
      <span className="sr-only">{whole}</span>
    </>
  );
}

/** Licences of a casino. A failure claims nothing: neither a licence nor that there is none. */
function Licences({ casinoId }: { readonly casinoId: number }) {
  const { data, isLoading } = usePublicCasinoLicencesQuery({ params: { id: casinoId } });
  return (
    <Row label="Licences" loading={isLoading}>
      {data?.length === 0 && <Badge variant="warning">Not licensed</Badge>}
      {data?.map(({ id, name }) => (
        <ShortBadge key={id} variant="success" wraps short={licenceBadge(name)} whole={name} />
      ))}
    </Row>
  );
}

function Payments({ casinoId }: { readonly casinoId: number }) {
  const { data = [], isLoading } = usePublicCasinoPaymentMethodsQuery({ params: { id: casinoId } });
  const more = data.length - PAYMENTS_SHOWN;
  return (
    <Row label="Payment" loading={isLoading}>
      {data.slice(0, PAYMENTS_SHOWN).map(({ id, name, icon }) => (
        <Badge key={id} wraps>
          <PaymentIcon icon={icon} />
          {name}
        </Badge>
      ))}
      {more > 0 && <Badge variant="outline">{`+${more} more`}</Badge>}
    </Row>
  );
}

function Currencies({ casinoId }: { readonly casinoId: number }) {
  const { data = [], isLoading } = usePublicCasinoCurrenciesQuery({ params: { id: casinoId } });
  return (
    <Row label="Currencies" loading={isLoading}>
      {data.slice(0, CURRENCIES_SHOWN).map(({ id, symbol, code }) => (
        <ShortBadge key={id} short={symbol} whole={code} />
      ))}
    </Row>
  );
}

/** Facts of a casino beside its offer: licences, payment methods, currencies. */
export function CasinoBadges({ casinoId }: { readonly casinoId: number }) {
  return (
    <dl className="flex flex-col gap-2">
      <Licences casinoId={casinoId} />
      <Payments casinoId={casinoId} />
      <Currencies casinoId={casinoId} />
    </dl>
  );
}
