import type { SessionUser } from '@slots/contracts/identity/auth';
import { Download, LayoutDashboard, type LucideIcon, Settings } from 'lucide-react';
import { paths } from '../../../config/paths.ts';

interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Items of super administrators are hidden from everyone else. */
  readonly access: 'staff' | 'super';
  /** One sentence for the dashboard's card; an item without one has no card. */
  readonly about?: string;
}

/** The portal's screens, in the order of the sidebar. A new screen is a line here. */
const navigation: readonly NavigationItem[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard, access: 'staff' },
  {
    label: 'Import Games',
    to: paths.gameImport,
    icon: Download,
    access: 'super',
    about: 'Find games in the external catalogue and bring them to the site.',
  },
  {
    label: 'Settings',
    to: paths.settings,
    icon: Settings,
    access: 'staff',
    about: 'Your account, and how the portal looks on this device.',
  },
];

/** What a person of this role finds in the sidebar. */
export function navigationFor(role: SessionUser['role']): readonly NavigationItem[] {
  return navigation.filter(({ access }) => access === 'staff' || role === 'super_admin');
}

/** Whether the screen at `pathname` belongs to an item. The dashboard's own address begins all others. */
export function isCurrent(to: string, pathname: string): boolean {
  if (pathname === to) return true;
  return to !== paths.dashboard && pathname.startsWith(`${to}/`);
}
