import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { formatMoment } from '../../../../ui/format.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { Section } from '../section.tsx';
import { useAffiliatesOf } from '../use-affiliates-of.ts';

/** Read-only facts: creation, last change and affiliate. */
export function CasinoFacts() {
  const { id, slug, createdAt, updatedAt, createdBy, affiliateId } = useCasinoOnScreen().casino;
  return (
    <Section title="Casino Information">
      <dl className="flex flex-col gap-3">
        <Fact name="ID">{id}</Fact>
        <Fact name="Slug">{slug}</Fact>
        <Fact name="Created">{formatMoment(createdAt)}</Fact>
        <Fact name="Last Updated">{formatMoment(updatedAt)}</Fact>
        <Fact name="Created By">{createdBy === null ? 'Unknown' : `User ID: ${createdBy}`}</Fact>
        <Fact name="Affiliate Partner">
          {affiliateId === null ? 'No affiliate assigned' : <AffiliatePartner id={affiliateId} />}
        </Fact>
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="text-[0.9375rem] break-words tabular-nums">{children}</dd>
    </div>
  );
}

function AffiliatePartner({ id }: { readonly id: number }) {
  const { data, isFetching, refetch } = useAffiliatesOf([id]);
  const affiliate = data?.find((candidate) => candidate.id === id);
  if (affiliate) {
    return (
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={portalPaths.affiliate(id)}
          className="min-w-0 font-semibold text-link hover:underline"
        >
          {affiliate.name}
        </Link>
        <LinkButton to={portalPaths.affiliate(id)} variant="secondary" size="sm">
          View Details
        </LinkButton>
      </span>
    );
  }
  if (isFetching) return <Spinner label="Loading affiliate..." />;
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-danger">
      <span>Error loading affiliate</span>
      <Button variant="secondary" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </span>
  );
}
