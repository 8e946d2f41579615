import { LayoutDashboard, LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useLogout } from '../../../api/use-logout.ts';
import { useSession } from '../../../api/use-session.ts';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { useHasSavedGames } from '../../../features/games/public/saved-games.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CountryFlag } from '../../../ui/country-flag.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { ThemeMenu } from '../../../ui/theme-menu.tsx';
import type { NavItem, NavLinkItem } from './navigation.ts';

function MenuLink({
  item,
  onChoose,
}: {
  readonly item: NavLinkItem;
  readonly onChoose: () => void;
}) {
  return (
    <NavLink
      to={item.to}
      end
      onClick={onChoose}
      className="flex min-h-11 items-center gap-3 rounded-sm px-3 font-medium hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:text-on-tint"
    >
      {item.flag !== undefined && <CountryFlag code={item.flag} />}
      <span className="flex-1">{item.label}</span>
      {item.count !== undefined && (
        <span className="text-xs text-ink-faint tabular-nums">{formatCount(item.count)}</span>
      )}
    </NavLink>
  );
}

/** Rendered only in the open menu, so that the session is not fetched before. */
function Account({ onChoose }: { readonly onChoose: () => void }) {
  const session = useSession();
  const { logout, signingOut } = useLogout();
  const leave = async () => (await logout()) && onChoose();
  if (session.state !== 'signed-in') return null;
  return (
    <div className="flex flex-col gap-3 border-t border-line p-5">
      <p className="text-sm text-ink-muted">{`Logged in as ${session.user.username}`}</p>
      <LinkButton to={paths.dashboard} variant="secondary" onClick={onChoose}>
        <LayoutDashboard aria-hidden />
        Dashboard
      </LinkButton>
      <Button variant="ghost" busy={signingOut} onClick={() => void leave()}>
        <LogOut aria-hidden />
        Logout
      </Button>
    </div>
  );
}

function SocialLinks() {
  const links = Object.entries(useConfig().social);
  if (links.length === 0) return null;
  return (
    <ul aria-label="Follow us" className="flex flex-wrap gap-x-5 border-t border-line px-5 py-2">
      {links.map(([name, url]) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-sm font-medium text-ink-muted hover:text-ink hover:underline"
          >
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface MobileMenuPanelProps {
  readonly items: readonly NavItem[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The slide-out menu. */
export function MobileMenuPanel({ items, open, onOpenChange }: MobileMenuPanelProps) {
  const close = () => onOpenChange(false);
  const hasSavedGames = useHasSavedGames();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Main" className="flex flex-1 flex-col gap-0.5 p-2">
        {hasSavedGames && (
          <MenuLink item={{ label: 'My Games', to: paths.myGames }} onChoose={close} />
        )}
        {items.map((item) =>
          'to' in item ? (
            <MenuLink key={item.to} item={item} onChoose={close} />
          ) : (
            <div key={item.label} className="mt-3 border-t border-line pt-3">
              <h3 className="overline-label px-3 pb-1 text-ink-faint">{item.label}</h3>
              {item.links.map((link) => (
                <MenuLink key={link.to} item={link} onChoose={close} />
              ))}
            </div>
          ),
        )}
      </nav>
      <Account onChoose={close} />
      <SocialLinks />
      <div className="flex items-center justify-between border-t border-line px-5 py-4 text-sm">
        <span className="text-ink-muted">Theme</span>
        <ThemeMenu />
      </div>
    </Sheet>
  );
}
