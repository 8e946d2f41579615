import type { StaffAccess } from '@slots/contracts/contract';
import type { SessionUser } from '@slots/contracts/identity/auth';
import {
  Banknote,
  BookOpen,
  Dices,
  Gamepad2,
  Handshake,
  LayoutDashboard,
  ListOrdered,
  type LucideIcon,
  MousePointerClick,
  PenLine,
  Settings,
  Users,
} from 'lucide-react';
import { mayUse } from '../../../api/screen-access.ts';
import { paths } from '../../../config/paths.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { referenceScreens } from '../../../config/reference-screens.ts';

interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Hidden from everyone else. */
  readonly access: StaffAccess;
  /** Other screens of the item: their addresses, or the beginnings of those. */
  readonly also?: readonly string[];
}

/** The portal's screens, in the order of the sidebar. */
const navigation: readonly NavigationItem[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard, access: 'staff' },
  { label: 'Users', to: portalPaths.users, icon: Users, access: 'super' },
  {
    label: 'Casinos',
    to: portalPaths.casinos,
    icon: Dices,
    access: 'staff',
    also: [portalPaths.casinoManager],
  },
  {
    label: 'Games',
    to: portalPaths.gamesManager,
    icon: Gamepad2,
    access: 'staff',
    also: [portalPaths.gamesManagerToo, '/dashboard/game-details', portalPaths.gameImport],
  },
  { label: 'Authors', to: portalPaths.authors, icon: PenLine, access: 'staff' },
  { label: 'Guides', to: portalPaths.guides, icon: BookOpen, access: 'staff' },
  { label: 'Toplists', to: portalPaths.toplists, icon: ListOrdered, access: 'staff' },
  { label: 'Clicks', to: portalPaths.clicks, icon: MousePointerClick, access: 'staff' },
  { label: 'Earnings', to: portalPaths.earnings, icon: Banknote, access: 'managers' },
  { label: 'Affiliates', to: portalPaths.affiliates, icon: Handshake, access: 'staff' },
  ...referenceScreens.map(({ label, to, icon }) => ({ label, to, icon, access: 'super' as const })),
  { label: 'Settings', to: portalPaths.settings, icon: Settings, access: 'staff' },
];

/** Sidebar items for a role. */
export function navigationFor(role: SessionUser['role']): readonly NavigationItem[] {
  return navigation.filter(({ access }) => mayUse(role, access));
}

function isWithin(address: string, pathname: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}

/** True when the screen at `pathname` belongs to an item. The dashboard's own address begins all others. */
export function isCurrent({ to, also = [] }: NavigationItem, pathname: string): boolean {
  if (to === paths.dashboard) return pathname === to;
  return [to, ...also].some((address) => isWithin(address, pathname));
}
