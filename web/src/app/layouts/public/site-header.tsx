import { NavLink } from 'react-router-dom';
import { MyGamesLink } from '../../../features/games/public/my-games-link.tsx';
import { SearchControl } from '../../../features/search/public/search-control.tsx';
import { CountrySelector } from './country-selector.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavDropdown } from './nav-dropdown.tsx';
import { useNavigationItems } from './navigation.ts';

/** Name and navigation; stays at the top while the page scrolls. */
export function SiteHeader() {
  const items = useNavigationItems();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas">
      <div className="container-page flex h-16 items-center gap-2 xl:gap-6">
        <Logo />
        <nav aria-label="Main" className="ml-auto hidden items-center lg:flex">
          {items.map((item) =>
            'to' in item ? (
              <NavLink
                key={item.to}
                to={item.to}
                end
                className="current-underlined relative flex h-10 items-center rounded-sm px-2.5 text-[0.9375rem] font-semibold whitespace-nowrap text-ink-muted hover:text-ink xl:px-3"
              >
                {item.label}
              </NavLink>
            ) : (
              <NavDropdown key={item.label} group={item} />
            ),
          )}
        </nav>
        <div className="ml-auto flex items-center lg:ml-0 lg:gap-1">
          <SearchControl />
          <MyGamesLink className="max-sm:hidden" />
          <CountrySelector />
          <MobileMenu items={items} />
        </div>
      </div>
    </header>
  );
}
