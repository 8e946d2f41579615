import { MAX_LINK_LENGTH } from '@slots/contracts/text-limits';
import { isWebLink } from '@slots/contracts/web-link';
import type { Reference } from '@slots/rich-text/leaves';
import { Building2, Gamepad2, Gift, Globe } from 'lucide-react';
import { useState } from 'react';
import { useFindPlacesQuery, useOffersOfPlaceQuery } from '../../api/rich-text.api.ts';
import { CommandDialog, CommandGroup, CommandNote } from '../command-dialog.tsx';
import { useSettled } from '../use-settled.ts';

/** An address of the web, or a place of ours. */
export type LinkTarget = { readonly href: string } | Reference;

const MIN_LENGTH = 2;
const ICONS = { casino: Building2, game: Gamepad2, offer: Gift };
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
      maxLength={MAX_LINK_LENGTH}
    >
      {isWebLink(typed) ? (
        <CommandGroup
          heading="Address"
          choices={[
            {
              value: 'address',
              icon: <Globe aria-hidden className="size-5 opacity-70" />,
              name: typed,
              onSelect: () => choose({ href: typed }),
            },
          ]}
        />
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
      <PlaceGroup heading="Casinos" kind="casino" places={casinos} onChoose={onChoose} />
      {casinos.slice(0, CASINOS_WITH_OFFERS).map(({ id, name }) => (
        <OffersOf key={id} casinoId={id} casino={name} onChoose={onChoose} />
      ))}
      <PlaceGroup
        heading="Games"
        kind="game"
        places={games.map(({ id, name, provider }) => ({ id, name, hint: provider ?? undefined }))}
        onChoose={onChoose}
      />
    </>
  );
}

interface OffersOfProps {
  readonly casinoId: number;
  readonly casino: string;
  readonly onChoose: PlacesProps['onChoose'];
}

function OffersOf({ casinoId, casino, onChoose }: OffersOfProps) {
  const { currentData = [] } = useOffersOfPlaceQuery({ params: { id: casinoId } });
  const places = currentData.map(({ id, headline }) => ({ id, name: headline }));
  return (
    <PlaceGroup heading={`Offers of ${casino}`} kind="offer" places={places} onChoose={onChoose} />
  );
}

interface PlaceGroupProps {
  readonly heading: string;
  readonly kind: Reference['kind'];
  readonly places: readonly {
    readonly id: number;
    readonly name: string;
    readonly hint?: string | undefined;
  }[];
  readonly onChoose: PlacesProps['onChoose'];
}

function PlaceGroup({ heading, kind, places, onChoose }: PlaceGroupProps) {
  if (places.length === 0) return null;
  const Icon = ICONS[kind];
  return (
    <CommandGroup
      heading={heading}
      choices={places.map(({ id, name, hint }) => ({
        value: `${kind}-${id}`,
        icon: <Icon aria-hidden className="size-5 opacity-70" />,
        name,
        hint,
        onSelect: () => onChoose({ kind, id }),
      }))}
    />
  );
}
