import type { SessionUser } from '@slots/contracts/identity/auth';
import { clsx } from 'clsx';
import { ExternalLink, Menu, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ThemeMenu } from '../../../ui/theme-menu.tsx';
import { PaletteControl } from './palette/palette-control.tsx';
import { SidebarNavigation } from './sidebar-navigation.tsx';
import { useSidebar } from './use-sidebar.ts';

interface DashboardFrameProps {
  readonly user: SessionUser;
  readonly signingOut: boolean;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** Sidebar, top bar, and the screen beside them. Browser only. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { user, signingOut, onLogout, children } = props;
  const { productName } = useConfig();
  const { expanded, panelOpen, toggle, setPanelOpen } = useSidebar();
  const account = { user, signingOut, onLogout };

  return (
    <div className="flex min-h-dvh">
      <aside
        data-state={expanded ? 'expanded' : 'collapsed'}
        className={clsx(
          'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-hidden border-r border-line bg-surface transition-[width] duration-200 ease-out sm:flex',
          expanded ? 'w-[16rem]' : 'w-[3rem]',
        )}
      >
        <Link
          to={paths.dashboard}
          className={clsx(
            'flex h-16 shrink-0 items-center border-b border-line font-display text-xl font-extrabold tracking-tight',
            expanded ? 'gap-2.5 px-5' : 'justify-center',
          )}
        >
          <span
            aria-hidden
            className="grid size-8 place-items-center rounded-md bg-accent text-base text-on-accent uppercase"
          >
            {productName.slice(0, 1)}
          </span>
          <span className={expanded ? 'truncate' : 'sr-only'}>{productName} Admin</span>
        </Link>
        <SidebarNavigation {...account} iconsOnly={!expanded} />
      </aside>

      <Sheet
        open={panelOpen}
        onOpenChange={setPanelOpen}
        side="left"
        title={`${productName} Admin`}
        className="w-[18rem]! max-w-full! sm:hidden"
      >
        <SidebarNavigation {...account} onNavigate={() => setPanelOpen(false)} />
      </Sheet>

      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-canvas px-3 sm:px-5">
          <IconButton
            label="Toggle sidebar"
            title="Toggle sidebar (Ctrl+B)"
            aria-expanded={expanded}
            className="max-sm:hidden"
            onClick={toggle}
          >
            <PanelLeft aria-hidden />
          </IconButton>
          <IconButton
            label="Open menu"
            aria-expanded={panelOpen}
            className="sm:hidden"
            onClick={toggle}
          >
            <Menu aria-hidden />
          </IconButton>
          <span className="truncate font-display text-lg font-extrabold sm:hidden">
            {productName}
            <span className="max-[22.5rem]:hidden"> Admin</span>
          </span>
          <div className="ml-auto flex items-center gap-1 sm:gap-3">
            <PaletteControl user={user} onLogout={onLogout} />
            <LinkButton to={paths.home} variant="ghost" size="sm" className="max-md:hidden">
              <ExternalLink aria-hidden />
              View site
            </LinkButton>
            <ThemeMenu />
          </div>
        </header>
        {children}
      </div>
    </div>
  );
}
