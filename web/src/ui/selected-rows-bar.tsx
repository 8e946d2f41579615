import { MAX_IN_BULK } from '@slots/contracts/fields';
import { Pencil, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from './button.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';
import { ExportLink } from './export-link.tsx';
import { formatCount } from './format.ts';
import { useNarrow } from './use-narrow.ts';
import type { RowSelection } from './use-row-selection.ts';

/** Narrower than this, the changes are behind one button, so that the rows stay in view. */
const MENU_BELOW_REM = 40;

/** On a phone a row of their own below the rest, without icons, so that they fit. */
const NARROW_CONTROLS =
  'flex flex-wrap gap-1.5 empty:hidden max-[26rem]:order-1 max-[26rem]:w-full max-[26rem]:[&_:is(a,button)]:px-2 max-[26rem]:[&_svg]:hidden';

/** A bulk change of the selected rows. */
interface RowsChange {
  readonly label: string;
  readonly Icon: ComponentType<{ readonly 'aria-hidden': true }>;
  readonly onChoose: () => void;
}

interface SelectedRowsBarProps {
  readonly selection: RowSelection;
  /** Disabled without a selection, and with too large a one. */
  readonly changes: readonly RowsChange[];
  readonly busy: boolean;
  /** Address of the selected rows as a file. */
  readonly file: (ids: string) => string;
  /** Further actions for the selected rows. */
  readonly children?: ReactNode;
}

/** Number of selected rows and their actions: stays in view during selection. */
export function SelectedRowsBar(props: SelectedRowsBarProps) {
  const { selection, changes, busy, file, children } = props;
  const { ref, narrow } = useNarrow<HTMLElement>(MENU_BELOW_REM);
  const { ids, end } = selection;
  const tooMany = ids.size > MAX_IN_BULK;
  const off = ids.size === 0 || tooMany;
  const Changes = narrow ? ChangesMenu : ChangeButtons;
  return (
    <section
      ref={ref}
      aria-label="Selected rows"
      className="bar-at-top sticky top-18 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-2 pl-4 shadow-lifted"
    >
      <output className="mr-2 text-sm font-semibold tabular-nums">
        {ids.size === 0 ? 'Select rows' : `${formatCount(ids.size)} selected`}
      </output>
      <div className={narrow ? NARROW_CONTROLS : 'contents'}>
        {!(narrow && off) && <Changes changes={changes} disabled={off || busy} />}
        {!off && children}
        {!off && (
          <ExportLink
            file={file([...ids].join(','))}
            label={narrow ? 'Export' : 'Export selected'}
            variant="secondary"
          />
        )}
      </div>
      <Button variant="ghost" size="sm" className="ml-auto" onClick={end}>
        <X aria-hidden />
        Done
      </Button>
      {tooMany && (
        <p role="alert" className="w-full text-sm text-danger">
          {`At most ${MAX_IN_BULK} can be changed at once.`}
        </p>
      )}
    </section>
  );
}

interface ChangesProps {
  readonly changes: readonly RowsChange[];
  readonly disabled: boolean;
}

function ChangeButtons({ changes, disabled }: ChangesProps) {
  return changes.map(({ label, Icon, onChoose }) => (
    <Button key={label} variant="secondary" size="sm" disabled={disabled} onClick={onChoose}>
      <Icon aria-hidden />
      {label}
    </Button>
  ));
}

function ChangesMenu({ changes, disabled }: ChangesProps) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="sm" disabled={disabled}>
          <Pencil aria-hidden />
          Change
        </Button>
      }
    >
      {changes.map(({ label, Icon, onChoose }) => (
        <DropdownItem key={label} onSelect={onChoose}>
          <Icon aria-hidden />
          {label}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
