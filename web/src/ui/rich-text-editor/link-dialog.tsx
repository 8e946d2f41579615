import { isWebLink } from '@slots/contracts/web-link';
import type { Reference } from '@slots/rich-text/leaves';
import { Building2, Gamepad2, Gift, Globe } from 'lucide-react';
import { useState } from 'react';
import { useFindPlacesQuery, useOffersOfPlaceQuery } from '../../api/rich-text.api.ts';
import {
  CommandDialog,
  CommandGroup,
  CommandItem,
  CommandNote,
  CommandText,
} from '../command-dialog.tsx';
import { useSettled } from '../use-settled.ts';

/** An address of the web, or a place of ours. */
export type LinkTarget = { readonly href: string } | Reference;

const MIN_LENGTH = 2;
/** Casinos of the name that was typed whose offers are listed too. */
const CASINOS_WITH_OFFERS = 2;

interface LinkDialogProps {
  readonly onChoose: (target: LinkTarget) => void;
  readonly onClose: () => void;
}

/** Chooses what the selected words lead to: an address, or a casino, one of its offers or a game by name. */
export function LinkDialog({ onChoose, onClose }: LinkDialogProps) {
  const [text, setText] = useState('');
  const typed = text.trim();

  function choose(target: LinkTarget): void {
    onClose();
    onChoose(target);
  }

  return (
    <CommandDialog
      open
      onOpenChange={onClose}
      title="Link"
      placeholder="Paste an address, or find a casino or game..."
      text={text}
      onTextChange={setText}
    >
      {isWebLink(typed) ? (
        <CommandGroup heading="Address">
          <CommandItem value="address" onSelect={() => choose({ href: typed })}>
            <Globe aria-hidden className="size-5 opacity-70" />
            <CommandText name={typed} hint={undefined} />
          </CommandItem>
        </CommandGroup>
      ) : (
        <Places text={typed} onChoose={choose} />
      )}
    </CommandDialog>
  );
}

interface PlacesProps {
  readonly text: string;
  readonly onChoose: (reference: Reference) => void;
}

function Places({ text, onChoose }: PlacesProps) {
  const settled = useSettled(text);
  const { currentData, isFetching, isError } = useFindPlacesQuery(
    { query: { q: settled } },
    { skip: settled.length < MIN_LENGTH },
  );
  if (text.length < MIN_LENGTH) {
    return (
      <CommandNote>
        Addresses start with https://. Links to casinos, offers and games follow when their
        addresses change.
      </CommandNote>
    );
  }
  if (settled !== text || (isFetching && currentData === undefined)) {
    return <CommandNote>Searching...</CommandNote>;
  }
  if (isError) return <CommandNote>The search failed. Please try again.</CommandNote>;
  const casinos = currentData?.filter(({ type }) => type === 'casino') ?? [];
  const games = currentData?.filter((one) => one.type === 'game') ?? [];
  if (casinos.length + games.length === 0) {
    return <CommandNote>No published casino or game has this name.</CommandNote>;
  }
  return (
    <>
      {casinos.length > 0 && (
        <CommandGroup heading="Casinos">
          {casinos.map(({ id, name }) => (
            <CommandItem
              key={id}
              value={`casino-${id}`}
              onSelect={() => onChoose({ kind: 'casino', id })}
            >
              <Building2 aria-hidden className="size-5 opacity-70" />
              <CommandText name={name} hint={undefined} />
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {casinos.slice(0, CASINOS_WITH_OFFERS).map(({ id, name }) => (
        <OffersOf key={id} casinoId={id} casino={name} onChoose={onChoose} />
      ))}
      {games.length > 0 && (
        <CommandGroup heading="Games">
          {games.map(({ id, name, provider }) => (
            <CommandItem
              key={id}
              value={`game-${id}`}
              onSelect={() => onChoose({ kind: 'game', id })}
            >
              <Gamepad2 aria-hidden className="size-5 opacity-70" />
              <CommandText name={name} hint={provider ?? undefined} />
            </CommandItem>
          ))}
        </CommandGroup>
      )}
    </>
  );
}

interface OffersOfProps {
  readonly casinoId: number;
  readonly casino: string;
  readonly onChoose: (reference: Reference) => void;
}

function OffersOf({ casinoId, casino, onChoose }: OffersOfProps) {
  const { currentData = [] } = useOffersOfPlaceQuery({ params: { id: casinoId } });
  if (currentData.length === 0) return null;
  return (
    <CommandGroup heading={`Offers of ${casino}`}>
      {currentData.map(({ id, headline }) => (
        <CommandItem
          key={id}
          value={`offer-${id}`}
          onSelect={() => onChoose({ kind: 'offer', id })}
        >
          <Gift aria-hidden className="size-5 opacity-70" />
          <CommandText name={headline} hint={undefined} />
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
