import { toplistContent } from '@slots/contracts/casino/toplist-content';
import type { ContentOf } from '../../../api/drafted-records.api.ts';
import type { Problem } from '../../../api/problem.ts';
import { type Faults, refusedFields } from '../../../ui/drafted/draft-faults.ts';
import { momentOrNull, typedMoment } from '../../../ui/typed-moment.ts';

type Content = ContentOf<'toplists'>;
type Entry = Content['entries'][number];

/** As they are typed. */
interface PeriodDraft {
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface EntryDraft extends PeriodDraft {
  readonly kind: Entry['kind'];
  readonly id: number;
  readonly reason: string;
  readonly paid: boolean;
}

export interface SecondDraft extends PeriodDraft {
  readonly weight: string;
  readonly entries: readonly EntryDraft[];
}

/** A toplist as it stands on the screen. */
export interface ToplistDraft extends PeriodDraft {
  readonly name: string;
  readonly countries: readonly string[];
  readonly entries: readonly EntryDraft[];
  readonly second: SecondDraft | null;
}

/** Half of the time each. */
const USUAL_WEIGHT = '50';

/** Unique within a list, which holds no entry twice. */
export const keyOf = ({ kind, id }: Pick<EntryDraft, 'kind' | 'id'>) => `${kind}-${id}`;

const typedPeriod = ({ startsAt, endsAt }: Pick<Entry, 'startsAt' | 'endsAt'>): PeriodDraft => ({
  startsAt: typedMoment(startsAt),
  endsAt: typedMoment(endsAt),
});

const typedEntry = ({ kind, id, reason, paid, ...period }: Entry): EntryDraft => ({
  kind,
  id,
  reason: reason ?? '',
  paid,
  ...typedPeriod(period),
});

export function draftOf({ name, countries, entries, second, ...period }: Content): ToplistDraft {
  return {
    name,
    countries,
    ...typedPeriod(period),
    entries: entries.map(typedEntry),
    second: second && {
      weight: String(second.weight),
      ...typedPeriod(second),
      entries: second.entries.map(typedEntry),
    },
  };
}

/** A new entry, from now on without an end. */
export const newEntry = ({ kind, id }: Pick<EntryDraft, 'kind' | 'id'>): EntryDraft => ({
  kind,
  id,
  reason: '',
  paid: false,
  startsAt: '',
  endsAt: '',
});

/** A second version that begins as a copy of the first. */
export const newSecond = (entries: readonly EntryDraft[]): SecondDraft => ({
  weight: USUAL_WEIGHT,
  startsAt: '',
  endsAt: '',
  entries,
});

const sentPeriod = ({ startsAt, endsAt }: PeriodDraft) => ({
  startsAt: momentOrNull(startsAt),
  endsAt: momentOrNull(endsAt),
});

const sentEntry = (entry: EntryDraft) => ({ ...entry, ...sentPeriod(entry) });

/**
 * The path of a fault, with an entry's key in place of its index, so that the fault follows a moved entry:
 * 'entries.casino-7.reason'.
 */
function pathOf({ entries, second }: ToplistDraft, path: string): string {
  return path.replace(
    /^((second\.)?entries\.)(\d+)/,
    (found, list: string, inSecond: string | undefined, index: string) => {
      const entry = (inSecond === undefined ? entries : second?.entries)?.[Number(index)];
      return entry ? `${list}${keyOf(entry)}` : found;
    },
  );
}

/** The content to send, or what is wrong with it. */
export function contentOf(draft: ToplistDraft): Content | Faults {
  const { second } = draft;
  const parsed = toplistContent.safeParse({
    ...draft,
    ...sentPeriod(draft),
    entries: draft.entries.map(sentEntry),
    second: second && {
      ...second,
      ...sentPeriod(second),
      weight: second.weight.trim() === '' ? Number.NaN : Number(second.weight),
      entries: second.entries.map(sentEntry),
    },
  });
  if (parsed.success) return parsed.data;
  return new Map(
    parsed.error.issues.map(({ path, message }) => [pathOf(draft, path.join('.')), message]),
  );
}

/** The server's refusals of a draft. */
export const faultsOf = (
  problem: Pick<Problem, 'errors' | 'message'>,
  sent: ToplistDraft,
): Faults => refusedFields(problem, (path) => pathOf(sent, path));

/** The list with one entry moved to another place. */
export function moved<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const moving = entries[from];
  if (moving === undefined || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, moving);
}
