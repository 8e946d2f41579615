import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  usePublicCasinoLicencesQuery,
  usePublicCasinoPaymentMethodsQuery,
} from '../../../api/casino-facts.api.ts';
import { thumbSources } from '../../../api/thumb-sources.ts';
import { useElapsed } from '../../../api/use-elapsed.ts';
import { paths } from '../../../config/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PaymentIcon } from '../../../ui/payment-icon.tsx';
import {
  publicCasinosApi,
  usePublicCasinoGameTypesQuery,
  usePublicCasinoSupportQuery,
} from '../public-casinos.api.ts';
import { ReviewSection } from './review-section.tsx';

/** Providers load this long after the casino, so that the content above comes first. */
const PROVIDERS_AFTER_MS = 200;

interface OfCasino {
  readonly casinoId: number;
}

const badgeList = 'flex flex-wrap gap-2';
const badge = 'px-2.5! py-1.5! text-sm!';
const badgeLink =
  'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full wrap-anywhere border border-line-strong bg-surface px-3.5 text-sm font-medium hover:border-ink focus-visible:rounded-full';

export function PaymentMethods({ casinoId }: OfCasino) {
  const { currentData, isError, isFetching, refetch } = usePublicCasinoPaymentMethodsQuery({
    params: { id: casinoId },
  });
  return (
    <ReviewSection
      title="Payment Methods"
      items={currentData}
      failed={isError && !isFetching}
      onRetry={() => void refetch()}
      failure="Failed to load payment methods"
      empty="No payment methods set for this casino..."
    >
      {(methods) => (
        <ul className={badgeList}>
          {methods.map(({ id, name, icon }) => (
            <li key={id}>
              <Badge wraps className={badge}>
                <PaymentIcon icon={icon} />
                {name}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </ReviewSection>
  );
}

/** Names are missing while their service is down. */
interface CatalogEntry {
  readonly id: number;
  readonly name: string | null;
  readonly slug: string | null;
  /** Providers have one. */
  readonly thumb?: string | null;
}

const LOGO_PX = 20;

function Logo({ thumb }: { readonly thumb: string | null | undefined }) {
  if (!thumb) return null;
  return (
    <img
      src={thumb}
      srcSet={thumbSources(thumb)}
      sizes={`${LOGO_PX}px`}
      alt=""
      width={LOGO_PX}
      height={LOGO_PX}
      loading="lazy"
      decoding="async"
      className="-ml-1.5 size-5 shrink-0 rounded-full object-cover"
    />
  );
}

/** Those that have names; undefined where entries are known and no name is, which is a failure. */
function named(entries: readonly CatalogEntry[] | undefined) {
  const found = entries?.flatMap(({ name, ...entry }) =>
    name === null ? [] : [{ ...entry, name }],
  );
  return found?.length === 0 && entries?.length !== 0 ? undefined : found;
}

function CatalogLinks({
  entries,
  pathOf,
}: {
  readonly entries: readonly (CatalogEntry & { readonly name: string })[];
  readonly pathOf: (slug: string) => string;
}) {
  return (
    <ul className={badgeList}>
      {entries.map(({ id, name, slug, thumb }) => (
        <li key={id}>
          {slug === null ? (
            <Badge wraps className={badge}>
              <Logo thumb={thumb} />
              {name}
            </Badge>
          ) : (
            <Link to={pathOf(slug)} className={badgeLink}>
              <Logo thumb={thumb} />
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

export function GameTypes({ casinoId }: OfCasino) {
  const { currentData, isError, isFetching, refetch } = usePublicCasinoGameTypesQuery({
    params: { id: casinoId },
  });
  return (
    <ReviewSection
      title="Game Types"
      items={named(currentData)}
      failed={(isError || currentData !== undefined) && !isFetching}
      onRetry={() => void refetch()}
      failure="Could not load game types"
      empty="No game types listed for this casino."
    >
      {(types) => <CatalogLinks entries={types} pathOf={paths.gameType} />}
    </ReviewSection>
  );
}

const { publicCasinoProviders } = publicCasinosApi.endpoints;

export function SoftwareProviders({ casinoId }: OfCasino) {
  const due = useElapsed(PROVIDERS_AFTER_MS);
  const call = { params: { id: casinoId } };
  const { currentData, isError, isFetching } = publicCasinoProviders.useQueryState(call);
  const { refetch } = publicCasinoProviders.useQuerySubscription(call, {
    skip: !due && currentData === undefined,
  });
  return (
    <ReviewSection
      title="Software Providers"
      items={named(currentData)}
      failed={(isError || currentData !== undefined) && !isFetching}
      onRetry={() => void refetch()}
      failure="Could not load software providers"
      empty="No software providers listed for this casino."
    >
      {(providers) => <CatalogLinks entries={providers} pathOf={paths.provider} />}
    </ReviewSection>
  );
}

export function Licences({ casinoId }: OfCasino) {
  const { currentData, isError, isFetching, refetch } = usePublicCasinoLicencesQuery({
    params: { id: casinoId },
  });
  return (
    <ReviewSection
      title="Licences"
      items={currentData}
      failed={isError && !isFetching}
      onRetry={() => void refetch()}
      failure="Could not load gambling licence information"
      empty="No gambling licences listed for this casino."
    >
      {(licences) => (
        <ul className="flex flex-col gap-2">
          {licences.map(({ id, name }) => (
            <li key={id} className="flex items-start gap-2">
              <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
              <span className="min-w-0">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </ReviewSection>
  );
}

export function CustomerSupport({ casinoId }: OfCasino) {
  const { currentData, isError, isFetching, refetch } = usePublicCasinoSupportQuery({
    params: { id: casinoId },
  });
  return (
    <ReviewSection
      title="Customer Support"
      items={currentData}
      failed={isError && !isFetching}
      onRetry={() => void refetch()}
      failure="Unable to load customer support information"
      empty="No customer support information for this casino."
    >
      {(options) => (
        <dl className="flex flex-col gap-3">
          {options.map(({ id, supportType, value }) => (
            <div key={id}>
              <dt className="font-medium">{supportType}</dt>
              <dd className="break-words text-ink-muted">{value ?? 'Available'}</dd>
            </div>
          ))}
        </dl>
      )}
    </ReviewSection>
  );
}
