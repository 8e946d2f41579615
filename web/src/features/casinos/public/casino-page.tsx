import type { PublicCasino } from '@slots/contracts/casino/casinos';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isProblem, isWithdrawn } from '../../../api/problem.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { usePublicCasinoQuery } from '../public-casinos.api.ts';
import { CasinoProblem } from './casino-problem.tsx';

/** What an answer may leave out: it counts as unknown. Visitors get published casinos alone. */
const UNKNOWN = {
  published: 'true',
  rating: null,
  numberOfGames: null,
  tradingSince: null,
  description: null,
  seo_description: null,
  logoImage: null,
  headerImage: null,
} as const satisfies Partial<PublicCasino>;

interface CasinoPageProps {
  /** Address of a casino's page of this kind, for a request by an old slug or its id. */
  readonly pathOf: (slug: string) => string;
  readonly children: (casino: PublicCasino) => ReactNode;
}

/** A casino's page in all its states. */
export function CasinoPage({ pathOf, children }: CasinoPageProps) {
  const { slug = '' } = useParams();
  const call = { params: { slug } };
  const { currentData, error, isFetching, refetch } = usePublicCasinoQuery(call);
  // It may have been shown before.
  const casino = currentData && !isWithdrawn(error) && { ...UNKNOWN, ...currentData };
  if (casino && casino.slug !== slug) return <Navigate to={pathOf(casino.slug)} replace />;
  if (casino) {
    return (
      <>
        {casino.published !== 'true' && (
          <div className="container-page pt-6">
            <Alert variant="warning" title="Preview">
              This casino is not published: only staff can see this page.
            </Alert>
          </div>
        )}
        {children(casino)}
      </>
    );
  }
  if (error === undefined || isFetching) return <CasinoSkeleton />;
  const problem = isProblem(error) ? error : undefined;
  return <CasinoProblem problem={problem} onRetry={() => void refetch()} />;
}

/** Placeholder of a casino's page. */
function CasinoSkeleton() {
  return (
    <div>
      <PageHead title="Loading casino..." description="A casino review." unlisted />
      <div className="bg-stage text-on-stage">
        <div className="container-page flex min-h-72 items-center justify-center py-10">
          <Spinner label="Loading casino..." />
        </div>
      </div>
      <div
        aria-hidden
        className="container-page grid grid-cols-1 gap-10 pt-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="flex flex-col gap-8">
          <Skeleton className="h-80" />
          <Skeleton className="h-40" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
