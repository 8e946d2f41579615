import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import {
  usePublicCasinoLicencesQuery,
  usePublicCasinoPaymentMethodsQuery,
} from '../../../api/casino-facts.api.ts';
import { thumbSources } from '../../../api/thumb-sources.ts';
import { useElapsed } from '../../../api/use-elapsed.ts';
import { paths } from '../../../config/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PaymentIcon } from '../../../ui/payment-icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  publicCasinosApi,
  usePublicCasinoGameTypesQuery,
  usePublicCasinoSupportQuery,
} from '../public-casinos.api.ts';

/** Providers load this long after the casino, so that the content above comes first. */
const PROVIDERS_AFTER_MS = 200;

interface ReviewSectionProps<T> {
  readonly title: string;
  readonly query: {
    readonly currentData?: readonly T[] | undefined;
    readonly isFetching: boolean;
    readonly isUninitialized: boolean;
    readonly refetch: () => unknown;
  };
  readonly failure: string;
  readonly empty: string;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A part of the review with its own loading, failure and empty states. */
function ReviewSection<T>({ title, query, failure, empty, children }: ReviewSectionProps<T>) {
  const { currentData: items, isFetching, isUninitialized, refetch } = query;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-6 first:border-t-0 first:pt-0 only:pb-0"
    >
      <h2 id={id} className="text-heading font-bold">
        {title}
      </h2>
      <div className="mt-3 min-h-8">
        {items === undefined &&
          (isFetching || isUninitialized ? (
            <output aria-label={`Loading: ${title}`} className="block">
              <Skeleton className="h-8 max-w-md" />
            </output>
          ) : (
            <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="text-danger">{failure}</p>
              <Button variant="link" className="min-h-8" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          ))}
        {items?.length === 0 && <p className="text-ink-muted">{empty}</p>}
        {items !== undefined && items.length > 0 && children(items)}
      </div>
    </section>
  );
}

interface OfCasino {
  readonly casinoId: number;
}

const badgeList = 'flex flex-wrap gap-2';
const badge = 'px-2.5! py-1.5! text-sm!';
const badgeLink =
  'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full wrap-anywhere border border-line-strong bg-surface px-3.5 text-sm font-medium hover:border-ink focus-visible:rounded-full';

export function PaymentMethods({ casinoId }: OfCasino) {
  const query = usePublicCasinoPaymentMethodsQuery({ params: { id: casinoId } });
  return (
    <ReviewSection
      title="Payment Methods"
      query={query}
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
  const query = usePublicCasinoGameTypesQuery({ params: { id: casinoId } });
  return (
    <ReviewSection
      title="Game Types"
      query={{ ...query, currentData: named(query.currentData) }}
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
  const state = publicCasinoProviders.useQueryState(call);
  const { refetch } = publicCasinoProviders.useQuerySubscription(call, {
    skip: !due && state.currentData === undefined,
  });
  return (
    <ReviewSection
      title="Software Providers"
      query={{ ...state, currentData: named(state.currentData), refetch }}
      failure="Could not load software providers"
      empty="No software providers listed for this casino."
    >
      {(providers) => <CatalogLinks entries={providers} pathOf={paths.provider} />}
    </ReviewSection>
  );
}

export function Licences({ casinoId }: OfCasino) {
  const query = usePublicCasinoLicencesQuery({ params: { id: casinoId } });
  return (
    <ReviewSection
      title="Licences"
      query={query}
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
  const query = usePublicCasinoSupportQuery({ params: { id: casinoId } });
  return (
    <ReviewSection
      title="Customer Support"
      query={query}
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
