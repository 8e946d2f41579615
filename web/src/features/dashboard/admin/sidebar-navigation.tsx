import type { SessionUser } from '@slots/contracts/identity/auth';
import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { roleName } from '../../../api/role-name.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { isCurrent, navigationFor } from './navigation.ts';

interface SidebarNavigationProps {
  readonly user: SessionUser;
  /** Icons alone; the words are their tooltips and accessible names. */
  readonly iconsOnly?: boolean;
  readonly signingOut: boolean;
  readonly onLogout: () => void;
  /** Called when an item is followed. */
  readonly onNavigate?: () => void;
}

const itemStyle =
  'flex h-11 w-full items-center gap-3 rounded-md px-3 text-[0.9375rem] font-medium text-ink-muted transition-colors hover:bg-sunken hover:text-ink [&_svg]:size-5 [&_svg]:shrink-0';

/** The words of an item beside its icon, or in its tooltip. */
function Named(props: {
  readonly label: string;
  readonly iconsOnly: boolean;
  readonly children: ReactElement;
}) {
  if (!props.iconsOnly) return props.children;
  return (
    <Tooltip content={props.label} side="right">
      {props.children}
    </Tooltip>
  );
}

/** Content of the sidebar, beside the page and in a phone's panel alike. */
export function SidebarNavigation({
  user,
  iconsOnly = false,
  signingOut,
  onLogout,
  onNavigate,
}: SidebarNavigationProps) {
  const { pathname } = useLocation();
  const shape = clsx(itemStyle, iconsOnly && 'justify-center px-0!');
  const wordStyle = iconsOnly ? 'sr-only' : 'truncate';
  const logout = signingOut ? 'Signing out...' : 'Logout';
  const inset = iconsOnly ? 'px-0.5' : 'px-3';
  return (
    <>
      <nav aria-label="Dashboard" className={clsx('flex-1 overflow-y-auto py-4', inset)}>
        <ul className="flex flex-col gap-1">
          {navigationFor(user.role).map((item) => {
            const { label, to, icon: Icon } = item;
            const current = isCurrent(item, pathname);
            return (
              <li key={to}>
                <Named label={label} iconsOnly={iconsOnly}>
                  <Link
                    to={to}
                    onClick={onNavigate}
                    aria-current={current ? 'page' : undefined}
                    className={clsx(shape, current && 'bg-tint! font-semibold! text-on-tint!')}
                  >
                    <Icon aria-hidden />
                    <span className={wordStyle}>{label}</span>
                  </Link>
                </Named>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={clsx('flex flex-col gap-2 border-t border-line py-4', inset)}>
        <div className={clsx('flex items-center gap-3', iconsOnly ? 'justify-center' : 'px-2')}>
          <Avatar name={user.username} />
          <div className={iconsOnly ? 'sr-only' : 'min-w-0'}>
            <p className="truncate text-[0.9375rem] font-semibold">{user.username}</p>
            <p className="truncate text-[0.8125rem] text-ink-muted">{roleName(user.role)}</p>
          </div>
        </div>
        <Named label={logout} iconsOnly={iconsOnly}>
          <button type="button" disabled={signingOut} onClick={onLogout} className={shape}>
            <LogOut aria-hidden />
            <span className={wordStyle}>{logout}</span>
          </button>
        </Named>
      </div>
    </>
  );
}
