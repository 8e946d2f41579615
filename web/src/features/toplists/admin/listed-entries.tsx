import { toplistContent } from '@slots/contracts/casino/toplist-content';
import type { ReactNode } from 'react';
import { useProductionCasinosQuery } from '../../../api/casino-names.api.ts';
import type { ContentOf } from '../../../api/drafted-records.api.ts';
import { isMissing } from '../../../api/problem.ts';
import { fieldValue } from '../../../ui/field-name.ts';
import { useListedOfferQuery } from '../toplists.api.ts';
import { type EntryDraft, keyOf } from './toplist-draft.ts';

type Entry = ContentOf<'toplists'>['entries'][number];

const gone = (name: string, isGone: boolean) => (isGone ? `${name} (deleted)` : name);

/** The names of an entry: what it is called, and the casino of an offer. One whose record is deleted says so. */
export function useEntryNames({ kind, id }: Pick<EntryDraft, 'kind' | 'id'>): {
  readonly name: string;
  readonly of?: string;
} {
  const {
    data: casinos,
    isSuccess,
    isFetching,
  } = useProductionCasinosQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isOffer = kind === 'offer';
  const { currentData: offer, error } = useListedOfferQuery({ params: { id } }, { skip: !isOffer });
  const casinoName = (wanted: number | undefined) =>
    casinos?.find((casino) => casino.id === wanted)?.name;
  if (!isOffer) {
    return { name: casinoName(id) ?? gone(`Casino ${id}`, isSuccess && !isFetching) };
  }
  const of = casinoName(offer?.casinoId);
  return {
    name: offer?.headline ?? gone(`Offer ${id}`, isMissing(error)),
    ...(of !== undefined && { of }),
  };
}

const { entries, second } = toplistContent.shape;

/** The entries of a toplist or of its second version, for a choice between two versions; undefined for other fields. */
export function renderListed(field: string, value: unknown): ReactNode {
  const version = field === 'second' ? second.safeParse(value).data : undefined;
  const listed = field === 'entries' ? entries.safeParse(value).data : version?.entries;
  if (!listed || listed.length === 0) return undefined;
  return (
    <>
      {version && <p>{`${version.weight}% of the time${inWords(version)}`}</p>}
      <ol className="list-decimal pl-6">
        {listed.map((entry) => (
          <ListedEntry key={keyOf(entry)} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function ListedEntry({ entry }: { readonly entry: Entry }) {
  const { name } = useEntryNames(entry);
  const { reason, paid } = entry;
  return (
    <li>
      {name}
      {reason !== null && `, ${reason}`}
      {paid && ', paid placement'}
      {inWords(entry)}
    </li>
  );
}

const inWords = ({ startsAt, endsAt }: Pick<Entry, 'startsAt' | 'endsAt'>) =>
  [
    startsAt === null ? '' : `, from ${fieldValue(startsAt)}`,
    endsAt === null ? '' : `, to ${fieldValue(endsAt)}`,
  ].join('');
