import { Building2, Gift } from 'lucide-react';
import { useState } from 'react';
import { useProductionCasinosQuery } from '../../../api/casino-names.api.ts';
import { CommandDialog, CommandGroup, CommandNote } from '../../../ui/command-dialog.tsx';
import { normalizeName } from '../../../ui/normalize-name.ts';
import { useOffersToListQuery } from '../toplists.api.ts';
import { type EntryDraft, keyOf } from './toplist-draft.ts';

type Chosen = Pick<EntryDraft, 'kind' | 'id'>;

/** Longest list that is useful to read; typing narrows it. */
const SHOWN = 8;
/** Number of matching casinos whose offers are listed too. */
const WITH_OFFERS = 3;

interface AddEntryDialogProps {
  /** Keys of entries that are in the list already. */
  readonly taken: ReadonlySet<string>;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

/** Finds a casino by its name, and adds it or one of its offers. */
export function AddEntryDialog({ taken, onChoose, onClose }: AddEntryDialogProps) {
  const [text, setText] = useState('');
  const {
    data: casinos,
    isError,
    isFetching,
  } = useProductionCasinosQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const term = normalizeName(text);
  const found = (casinos ?? []).filter(({ name }) => normalizeName(name).includes(term));
  const left = found.filter(({ id }) => !taken.has(keyOf({ kind: 'casino', id })));

  function choose(chosen: Chosen): void {
    onClose();
    onChoose(chosen);
  }

  return (
    <CommandDialog
      open
      onOpenChange={onClose}
      title="Add Entry"
      placeholder="Find a casino or its offers..."
      text={text}
      onTextChange={setText}
    >
      {left.length === 0 && (
        <CommandNote>
          {found.length > 0
            ? 'Already in the list.'
            : isError
              ? 'The casinos could not be loaded.'
              : isFetching
                ? 'Loading casinos...'
                : 'No casino has this name.'}
        </CommandNote>
      )}
      {left.length > 0 && (
        <CommandGroup
          heading="Casinos, each with its best offer"
          choices={left.slice(0, SHOWN).map(({ id, name }) => ({
            value: `casino-${id}`,
            icon: <Building2 aria-hidden className="size-5 opacity-70" />,
            name,
            onSelect: () => choose({ kind: 'casino', id }),
          }))}
        />
      )}
      {term !== '' &&
        found
          .slice(0, WITH_OFFERS)
          .map(({ id, name }) => (
            <OffersOf key={id} casinoId={id} casino={name} taken={taken} onChoose={choose} />
          ))}
    </CommandDialog>
  );
}

interface OffersOfProps {
  readonly casinoId: number;
  readonly casino: string;
  readonly taken: ReadonlySet<string>;
  readonly onChoose: (chosen: Chosen) => void;
}

function OffersOf({ casinoId, casino, taken, onChoose }: OffersOfProps) {
  const { currentData = [] } = useOffersToListQuery({ params: { id: casinoId } });
  const left = currentData.filter(({ id }) => !taken.has(keyOf({ kind: 'offer', id })));
  if (left.length === 0) return null;
  return (
    <CommandGroup
      heading={`Offers of ${casino}`}
      choices={left.map(({ id, headline }) => ({
        value: `offer-${id}`,
        icon: <Gift aria-hidden className="size-5 opacity-70" />,
        name: headline,
        onSelect: () => onChoose({ kind: 'offer', id }),
      }))}
    />
  );
}
