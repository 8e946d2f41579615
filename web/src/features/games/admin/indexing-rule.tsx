import type { SiteGameIndexing } from '@slots/contracts/catalog/game-indexing';
import { toast } from 'sonner';
import { useMayUse } from '../../../api/screen-access.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { Select } from '../../../ui/select.tsx';
import { useGameIndexingQuery, useSetGameIndexingMutation } from './staff-games.api.ts';

const RULES: readonly { readonly value: SiteGameIndexing; readonly label: string }[] = [
  { value: 'all', label: 'All game pages' },
  { value: 'own-words', label: 'Only with our own text' },
  { value: 'none', label: 'No game pages' },
];

/** Which game pages search engines may list; super administrators change it. */
export function IndexingRule() {
  const isSuper = useMayUse('super');
  const { data } = useGameIndexingQuery();
  const [save, { isLoading }] = useSetGameIndexingMutation();
  if (!data) return null;
  const current = RULES.find(({ value }) => value === data.rule);

  async function choose(value: string): Promise<void> {
    const chosen = RULES.find((known) => known.value === value);
    if (!chosen) return;
    const { error } = await save({ body: { rule: chosen.value } });
    if (error) failureToast(error, 'Failed to save the rule for search engines');
    else toast.success('Rule for search engines saved');
  }

  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 @2xl:flex-row @2xl:items-center @2xl:justify-between">
      <div className="min-w-0">
        <p className="font-semibold">In search engines</p>
        <p className="text-sm text-ink-muted">
          Pages with only the catalogue's text rank poorly. Each game can override this in its
          details.
        </p>
      </div>
      {isSuper ? (
        <div className="shrink-0 @2xl:w-72">
          <Select
            aria-label="In search engines"
            options={RULES}
            value={data.rule}
            disabled={isLoading}
            onValueChange={(value) => void choose(value)}
          />
        </div>
      ) : (
        <p className="shrink-0">{current?.label}</p>
      )}
    </div>
  );
}
