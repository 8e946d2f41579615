import { PageHead } from '../../../head/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** Placeholder of a casino's page. */
export function CasinoSkeleton() {
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
