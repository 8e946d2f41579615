import type { SessionUser } from '@slots/contracts/identity/auth';
import { Dices, Gamepad2, Handshake, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductionCasinosQuery } from '../../../../api/casino-names.api.ts';
import { useAffiliatesQuery } from '../../../../api/reference.api.ts';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { CommandDialog, CommandGroup, CommandNote } from '../../../../ui/command-dialog.tsx';
import { useTheme } from '../../../../ui/theme.ts';
import { useSettled } from '../../../../ui/use-settled.ts';
import { useFindGamesQuery } from '../../dashboard.api.ts';
import { matching, type PaletteEffect, paletteChoicesFor } from './palette-choices.ts';

/** Results per kind; typing on finds the others. */
const SHOWN = 6;
/** Fewer characters would match half the library. */
const MIN_LENGTH = 2;

interface CommandPaletteProps {
  readonly user: SessionUser;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onLogout: () => void;
}

/** Jumps to any screen, casino, game or affiliate, and runs frequent actions, by typing. */
export function CommandPalette({ user, open, onOpenChange, onLogout }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { choose } = useTheme();

  function change(next: boolean): void {
    onOpenChange(next);
    if (!next) setText('');
  }

  function act(effect: PaletteEffect): void {
    change(false);
    if (effect.kind === 'go') void navigate(effect.to, { state: effect.state });
    else if (effect.kind === 'theme') choose(effect.theme);
    else onLogout();
  }

  return (
    <CommandDialog
      open={open}
      onOpenChange={change}
      title="Command palette"
      placeholder="Jump to a page, casino, game or affiliate..."
      text={text}
      onTextChange={setText}
    >
      <Choices text={text.trim()} role={user.role} onChoose={act} />
    </CommandDialog>
  );
}

interface ChoicesProps {
  readonly text: string;
  readonly role: SessionUser['role'];
  readonly onChoose: (effect: PaletteEffect) => void;
}

interface Found {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon: LucideIcon;
  readonly effect: PaletteEffect;
}

function Choices({ text, role, onChoose }: ChoicesProps) {
  const { pages, actions } = paletteChoicesFor(role);
  const records = useRecords(text);
  const own = (choices: typeof pages): Found[] =>
    (text === '' ? [...choices] : matching(choices, text, (choice) => choice)).map((choice) => ({
      key: choice.label,
      ...choice,
    }));
  const groups: readonly { readonly heading: string; readonly found: readonly Found[] }[] = [
    { heading: 'Pages', found: own(pages) },
    { heading: 'Actions', found: own(actions) },
    ...records.groups,
  ];
  const shown = groups.filter(({ found }) => found.length > 0);
  if (shown.length === 0) {
    return <CommandNote>{records.isPending ? 'Searching...' : 'Nothing found.'}</CommandNote>;
  }
  return (
    <>
      {shown.map(({ heading, found }) => (
        <CommandGroup
          key={heading}
          heading={heading}
          choices={found.map(({ key, label, hint, icon: Icon, effect }) => ({
            value: `${heading} ${key}`,
            icon: <Icon aria-hidden className="size-5 shrink-0 opacity-70" />,
            name: label,
            hint,
            onSelect: () => onChoose(effect),
          }))}
        />
      ))}
      {records.failed && (
        <output className="block px-3 pt-2 pb-1 text-sm text-danger">
          Not everything could be searched. Please try again.
        </output>
      )}
    </>
  );
}

/** Casinos, games and affiliates that match a text; none for an empty one. */
function useRecords(text: string) {
  const settled = useSettled(text);
  const tooShort = text.length < MIN_LENGTH;
  const casinos = useProductionCasinosQuery(undefined, { skip: tooShort });
  const affiliates = useAffiliatesQuery(undefined, { skip: tooShort });
  const games = useFindGamesQuery(settled, { skip: settled.length < MIN_LENGTH });
  if (tooShort) return { groups: [], isPending: false, failed: false };

  const byName = <T extends { readonly id: number; readonly name: string }>(
    list: readonly T[] = [],
  ) => {
    const wordsOf = ({ id, name }: T) => ({ label: name, words: String(id) });
    return matching(list, text, wordsOf).slice(0, SHOWN);
  };
  // The server matches provider, slug and id too; the order is by name.
  const gamesFound = settled === text ? (games.currentData ?? []) : [];
  const best = matching(gamesFound, text, ({ name }) => ({ label: name, words: text }));

  return {
    groups: [
      {
        heading: 'Casinos',
        found: byName(casinos.data).map(({ id, name, slug }) => ({
          key: String(id),
          label: name,
          hint: `ID ${id}`,
          icon: Dices,
          effect: { kind: 'go', to: portalPaths.casinoDetails(slug) } as const,
        })),
      },
      {
        heading: 'Games',
        found: best.slice(0, SHOWN).map((game) => ({
          key: String(game.external_id),
          label: game.name,
          hint: game.provider_name ?? undefined,
          icon: Gamepad2,
          effect: { kind: 'go', to: portalPaths.gameDetails(game.external_id) } as const,
        })),
      },
      {
        heading: 'Affiliates',
        found: byName(affiliates.data).map(({ id, name }) => ({
          key: String(id),
          label: name,
          hint: `ID ${id}`,
          icon: Handshake,
          effect: { kind: 'go', to: portalPaths.affiliate(id) } as const,
        })),
      },
    ],
    isPending: settled !== text || games.isFetching || casinos.isLoading || affiliates.isLoading,
    failed: games.isError || casinos.isError || affiliates.isError,
  };
}
