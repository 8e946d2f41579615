import { MAX_RELATED } from '@slots/contracts/casino/guides';
import { Gamepad2, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useProductionCasinosQuery } from '../../../api/casino-names.api.ts';
import { useDraftedPreview } from '../../../api/drafted-records.api.ts';
import { useFindPlacesQuery } from '../../../api/rich-text.api.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { CommandDialog, CommandGroup, CommandNote } from '../../../ui/command-dialog.tsx';
import type { Faults } from '../../../ui/drafted/draft-faults.ts';
import { FieldFault } from '../../../ui/field.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import type { GuideDraft } from './guide-draft.ts';

const MIN_LENGTH = 2;

interface RelatedFieldsProps {
  /** The guide's: its preview knows the names of games. */
  readonly id: number;
  readonly draft: GuideDraft;
  readonly faults: Faults;
  readonly onChange: (changes: Partial<GuideDraft>) => void;
}

/** Casinos and games beside a guide. */
export function RelatedFields({ id, draft, faults, onChange }: RelatedFieldsProps) {
  const { relatedCasinoIds, relatedGameIds } = draft;
  const { data: casinos, isError } = useProductionCasinosQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { currentData: shown } = useDraftedPreview('guides', id, {});
  const [added, setAdded] = useState<ReadonlyMap<number, string>>(new Map());
  const [finding, setFinding] = useState(false);
  const casinoName = (one: number) =>
    casinos?.find((casino) => casino.id === one)?.name ?? `Casino ${one}`;
  const gameName = (one: number) =>
    added.get(one) ??
    shown?.places.find((place) => place.kind === 'game' && place.id === one)?.name ??
    `Game ${one}`;
  return (
    <div className="grid grid-cols-1 gap-5 @xl:grid-cols-2">
      <Chosen
        label="Related casinos"
        fault={faults.get('relatedCasinoIds')}
        ids={relatedCasinoIds}
        nameOf={casinoName}
        onRemove={(gone) =>
          onChange({ relatedCasinoIds: relatedCasinoIds.filter((one) => one !== gone) })
        }
      >
        {relatedCasinoIds.length < MAX_RELATED && (
          <Combobox
            label="Add Casino"
            size="sm"
            notice={
              isError
                ? 'Failed to fetch casinos'
                : casinos
                  ? 'No other casinos'
                  : 'Loading casinos...'
            }
            options={casinos
              ?.filter((casino) => !relatedCasinoIds.includes(casino.id))
              .map((casino) => ({ value: String(casino.id), label: casino.name }))}
            onChoose={(chosen) =>
              onChange({ relatedCasinoIds: [...relatedCasinoIds, Number(chosen)] })
            }
          />
        )}
      </Chosen>
      <Chosen
        label="Related games"
        fault={faults.get('relatedGameIds')}
        ids={relatedGameIds}
        nameOf={gameName}
        onRemove={(gone) =>
          onChange({ relatedGameIds: relatedGameIds.filter((one) => one !== gone) })
        }
      >
        {relatedGameIds.length < MAX_RELATED && (
          <Button variant="secondary" size="sm" onClick={() => setFinding(true)}>
            Add Game
          </Button>
        )}
      </Chosen>
      {finding && (
        <FindGameDialog
          onChoose={(game) => {
            setAdded(new Map([...added, [game.id, game.name]]));
            onChange({
              relatedGameIds: [...relatedGameIds.filter((one) => one !== game.id), game.id],
            });
          }}
          onClose={() => setFinding(false)}
        />
      )}
    </div>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly fault: string | undefined;
  readonly ids: readonly number[];
  readonly nameOf: (id: number) => string;
  readonly onRemove: (id: number) => void;
  /** The way to add one. */
  readonly children: ReactNode;
}

function Chosen({ label, fault, ids, nameOf, onRemove, children }: ChosenProps) {
  const faultId = useId();
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-col items-start gap-2"
      {...(fault !== undefined && {
        'aria-describedby': faultId,
        'aria-invalid': true,
        tabIndex: -1,
      })}
    >
      <h2 className="text-sm font-semibold">{label}</h2>
      <ul className="flex w-full flex-wrap gap-2 empty:hidden">
        {ids.map((id) => (
          <li key={id} className="max-w-full">
            <Button
              variant="secondary"
              size="sm"
              className="max-w-full"
              aria-label={`Remove ${nameOf(id)}`}
              onClick={() => onRemove(id)}
            >
              <span className="truncate">{nameOf(id)}</span>
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {children}
      <FieldFault id={faultId} fault={fault} />
    </section>
  );
}

interface FindGameDialogProps {
  readonly onChoose: (game: { readonly id: number; readonly name: string }) => void;
  readonly onClose: () => void;
}

function FindGameDialog({ onChoose, onClose }: FindGameDialogProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const settled = useSettled(typed);
  const { currentData, isError } = useFindPlacesQuery(
    { query: { q: settled } },
    { skip: settled.length < MIN_LENGTH },
  );
  const games = currentData?.flatMap((one) => (one.type === 'game' ? one : [])) ?? [];
  return (
    <CommandDialog
      open
      onOpenChange={onClose}
      title="Add Game"
      placeholder="Find a game..."
      text={text}
      onTextChange={setText}
    >
      {games.length === 0 && (
        <CommandNote>
          {isError
            ? 'The search failed. Please try again.'
            : typed.length < MIN_LENGTH
              ? 'Type at least 2 characters.'
              : currentData
                ? 'No published game has this name.'
                : 'Searching...'}
        </CommandNote>
      )}
      {games.length > 0 && (
        <CommandGroup
          heading="Games"
          choices={games.map(({ id, name, provider }) => ({
            value: `game-${id}`,
            icon: <Gamepad2 aria-hidden className="size-5 opacity-70" />,
            name,
            hint: provider ?? undefined,
            onSelect: () => {
              onClose();
              onChoose({ id, name });
            },
          }))}
        />
      )}
    </CommandDialog>
  );
}
