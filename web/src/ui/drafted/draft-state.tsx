import { Badge } from '../badge.tsx';
import { formatMoment } from '../format.ts';

interface DraftStateProps {
  readonly record: {
    readonly draft: object | null;
    readonly plan: { readonly at: string } | null;
    readonly published: object | null;
  };
}

/** The state of a record with a draft: published, changed since, planned. */
export function DraftState({ record: { draft, plan, published } }: DraftStateProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {published && <Badge variant="success">Published</Badge>}
      {plan && <Badge variant="info">{`Scheduled for ${formatMoment(plan.at)}`}</Badge>}
      {draft && !plan && (
        <Badge variant={published ? 'warning' : 'neutral'}>
          {published ? 'Unpublished changes' : 'Draft'}
        </Badge>
      )}
    </span>
  );
}
