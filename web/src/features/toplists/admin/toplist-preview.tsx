import { useState } from 'react';
import { type ShownOf, useDraftedPreview } from '../../../api/drafted-records.api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import {
  type PreviewVisit,
  PreviewVisitFields,
  visitQuery,
} from '../../../ui/drafted/preview-visit.tsx';
import { ListedNote } from '../../../ui/listed-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/state.tsx';

/** More than a page shows at once. */
const SHOWN = 10;
const USUAL_COUNTRY = 'GB';

type Offers = ShownOf<'toplists'>['offers'];

interface ToplistPreviewProps {
  readonly id: number;
  /** Those of the list; none: all. */
  readonly countries: readonly string[];
  /** True while the screen has unsaved changes. */
  readonly dirty: boolean;
}

/** The offers as visitors of a country would see them at a time, in the order of the stored draft. */
export function ToplistPreview({ id, countries, dirty }: ToplistPreviewProps) {
  const [visit, setVisit] = useState<PreviewVisit>({
    country: countries[0] ?? USUAL_COUNTRY,
    at: '',
  });
  const preview = useDraftedPreview('toplists', id, visitQuery(visit));
  const { currentData: shown, error, isFetching } = preview;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Preview</CardTitle>
        {dirty && <p className="text-ink-muted">Save the draft to see the changes here.</p>}
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        <PreviewVisitFields visit={visit} onChange={setVisit} />
        {!shown && isFetching && <Spinner label="Loading preview..." />}
        {!shown && !isFetching && (
          <ErrorState
            headingLevel="h3"
            title="The preview could not be loaded"
            error={error}
            onRetry={() => void preview.refetch()}
          />
        )}
        {shown && (
          <div className="grid gap-6 @3xl:grid-cols-2">
            <OffersInOrder title={shown.second ? 'Version A' : 'Order'} offers={shown.offers} />
            {shown.second && <OffersInOrder title="Version B" offers={shown.second} />}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function OffersInOrder({ title, offers }: { readonly title: string; readonly offers: Offers }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-subheading font-bold">{title}</h3>
      {offers.length === 0 && (
        <p className="text-ink-muted">Visitors there see no offers at that time.</p>
      )}
      <ol className="flex flex-col divide-y divide-line">
        {offers
          .slice(0, SHOWN)
          .map(({ id, headline, casino, score, toplists: [listed] = [] }, index) => (
            <li key={id} className="flex items-start gap-3 py-3">
              <span className="w-6 shrink-0 text-right font-bold tabular-nums">{index + 1}</span>
              <div className="min-w-0 flex-1 wrap-anywhere">
                <p className="font-semibold">{headline}</p>
                <p className="text-sm text-ink-muted">{casino.name}</p>
                <ListedNote listed={listed} className="mt-1" />
              </div>
              {!listed && <Badge>{`Score ${score}`}</Badge>}
            </li>
          ))}
      </ol>
      {offers.length > SHOWN && (
        <p className="pt-2 text-sm text-ink-muted">{`And ${offers.length - SHOWN} more.`}</p>
      )}
    </section>
  );
}
