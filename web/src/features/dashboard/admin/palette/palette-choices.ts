import type { StaffAccess } from '@slots/contracts/contract';
import type { SessionUser } from '@slots/contracts/identity/auth';
import {
  CirclePlus,
  Download,
  ExternalLink,
  FileUp,
  History,
  ListFilter,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Sun,
  UserPlus,
  Webhook,
} from 'lucide-react';
import { mayUse } from '../../../../api/screen-access.ts';
import { paths } from '../../../../config/paths.ts';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { CREATE_REQUEST } from '../../../../routing/create-request.ts';
import { normalizeName } from '../../../../ui/normalize-name.ts';
import type { ThemeChoice } from '../../../../ui/theme.ts';
import { navigationFor } from '../navigation.ts';

/** Effect of a choice. */
export type PaletteEffect =
  | { readonly kind: 'go'; readonly to: string; readonly state?: typeof CREATE_REQUEST }
  | { readonly kind: 'theme'; readonly theme: ThemeChoice }
  | { readonly kind: 'logout' };

export interface PaletteChoice {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly effect: PaletteEffect;
  /** Hidden from everyone else; for all staff without it. */
  readonly access?: StaffAccess;
  /** Synonyms for the search. */
  readonly words?: string;
}

const go = (to: string): PaletteEffect => ({ kind: 'go', to });
const create = (to: string): PaletteEffect => ({ kind: 'go', to, state: CREATE_REQUEST });
const switchTo = (theme: ThemeChoice): PaletteEffect => ({ kind: 'theme', theme });

/** Screens without an item in the sidebar. */
const MORE_PAGES: readonly PaletteChoice[] = [
  { label: 'Casino Manager', icon: ListFilter, effect: go(portalPaths.casinoManager) },
  {
    label: 'Game Importer',
    icon: Download,
    effect: go(portalPaths.gameImport),
    access: 'super',
    words: 'import games catalogue',
  },
  {
    label: 'Past Imports',
    icon: History,
    effect: go(portalPaths.gameImportHistory),
    access: 'super',
  },
  {
    label: 'Import Report',
    icon: FileUp,
    effect: go(portalPaths.importReport),
    access: 'managers',
    words: 'earnings conversions partner csv',
  },
  {
    label: 'Activity',
    icon: History,
    effect: go(portalPaths.activity),
    access: 'super',
    words: 'history changes audit log',
  },
  {
    label: 'Webhooks',
    icon: Webhook,
    effect: go(portalPaths.webhooks),
    access: 'super',
    words: 'events notify programs api',
  },
  { label: 'View Site', icon: ExternalLink, effect: go(paths.home), words: 'home' },
];

const ACTIONS: readonly PaletteChoice[] = [
  {
    label: 'Create Casino',
    icon: CirclePlus,
    effect: create(portalPaths.casinos),
    words: 'add new',
  },
  {
    label: 'Create Affiliate',
    icon: CirclePlus,
    effect: create(portalPaths.affiliates),
    words: 'add new partner',
  },
  {
    label: 'Create User',
    icon: UserPlus,
    effect: create(portalPaths.users),
    access: 'super',
    words: 'add new',
  },
  { label: 'Light Theme', icon: Sun, effect: switchTo('light'), words: 'switch colours' },
  { label: 'Dark Theme', icon: Moon, effect: switchTo('dark'), words: 'switch colours' },
  { label: 'System Theme', icon: Monitor, effect: switchTo('system'), words: 'switch colours' },
  { label: 'Log Out', icon: LogOut, effect: { kind: 'logout' }, words: 'logout sign out' },
];

/** Pages and actions for a role, in groups. */
export function paletteChoicesFor(role: SessionUser['role']) {
  const theirs = ({ access = 'staff' }: PaletteChoice) => mayUse(role, access);
  const inSidebar = navigationFor(role).map(
    ({ label, to, icon }): PaletteChoice => ({ label, icon, effect: go(to) }),
  );
  return { pages: [...inSidebar, ...MORE_PAGES.filter(theirs)], actions: ACTIONS.filter(theirs) };
}

/**
 * Choices that contain every word of the text; first exact names, then names that begin so, then the others in
 * their order.
 */
export function matching<T>(
  list: readonly T[],
  text: string,
  wordsOf: (one: T) => { readonly label: string; readonly words?: string | undefined },
): T[] {
  const wanted = normalizeName(text);
  const parts = wanted.split(' ');
  const rank = (label: string) => (label === wanted ? 0 : label.startsWith(wanted) ? 1 : 2);
  return list
    .map((one) => {
      const { label, words = '' } = wordsOf(one);
      return { one, label: normalizeName(label), all: normalizeName(`${label} ${words}`) };
    })
    .filter(({ all }) => parts.every((part) => all.includes(part)))
    .sort((one, other) => rank(one.label) - rank(other.label))
    .map(({ one }) => one);
}
