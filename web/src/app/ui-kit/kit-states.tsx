import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card.tsx';
import { MediaTile } from '../../ui/media-tile.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../ui/table.tsx';
import { Specimen } from './specimen.tsx';

const CRUMBS = [
  { label: 'Home', to: '/' },
  { label: 'Games', to: '/free-to-play' },
  { label: 'Lucky Rainbow', to: '/free-to-play/lucky-rainbow' },
];
const ROWS = [
  { id: 1, name: 'Sly Drum', provider: 'Embermere Play', published: true },
  { id: 2, name: 'Lucky Rainbow', provider: 'Harbourcrest Studios', published: false },
];
const ALERTS = ['info', 'success', 'warning', 'danger'] as const;

function Lists() {
  const [page, setPage] = useState(1);
  return (
    <div className="flex w-full flex-col gap-4">
      <Table label="Games">
        <TableHead>
          <TableRow>
            <TableHeading>ID</TableHeading>
            <TableHeading>Name</TableHeading>
            <TableHeading>Provider</TableHeading>
            <TableHeading>Status</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map(({ id, name, provider, published }) => (
            <TableRow key={id} data-state={id === 2 ? 'selected' : undefined}>
              <TableCell className="tabular-nums">{id}</TableCell>
              <TableCell className="font-semibold">{name}</TableCell>
              <TableCell>{provider}</TableCell>
              <TableCell>
                <Badge variant={published ? 'success' : 'neutral'}>
                  {published ? 'Published' : 'Draft'}
                </Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination page={page} pages={3} onPageChange={setPage} />
    </div>
  );
}

/** Surfaces, lists, and the loading, empty and failed states of a screen. */
export function KitStates() {
  return (
    <>
      <Specimen title="Cards and tiles">
        <Card className="w-80">
          <CardHeader>
            <CardTitle>A card</CardTitle>
          </CardHeader>
          <CardBody>It holds one thing.</CardBody>
        </Card>
        <MediaTile src={null} name="Fizzy Craps" className="w-60!" />
        <Breadcrumbs items={CRUMBS} />
      </Specimen>
      <Specimen title="Table and pages">
        <Lists />
      </Specimen>
      <Specimen title="Messages">
        <div className="flex w-full max-w-2xl flex-col gap-3">
          {ALERTS.map((variant) => (
            <Alert key={variant} variant={variant} title={`A message of kind ${variant}`}>
              What happened, and what to do about it.
            </Alert>
          ))}
        </div>
      </Specimen>
      <Specimen title="Waiting">
        <Spinner label="Loading game..." />
        <div className="w-80">
          <Progress label="Import" value={340} max={1000} />
        </div>
        <Skeleton className="h-24 w-40" />
      </Specimen>
      <Specimen title="Empty and failed">
        <EmptyState title="No games found" className="w-96">
          Import some to begin with.
        </EmptyState>
        <ErrorState
          title="The games could not be loaded"
          error={{ status: 500, title: 'Internal Server Error', requestId: '0f5c2a8e-1' }}
          onRetry={() => undefined}
          className="w-96"
        >
          Please try again in a moment.
        </ErrorState>
      </Specimen>
    </>
  );
}
