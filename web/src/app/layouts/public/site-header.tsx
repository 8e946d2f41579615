import { NavLink } from 'react-router-dom';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavDropdown } from './nav-dropdown.tsx';
import { useNavigationItems } from './navigation.ts';

/** Name and navigation; stays at the top while the page scrolls. */
export function SiteHeader() {
  const items = useNavigationItems();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/92 backdrop-blur-md">
      <div className="container-page flex h-16 items-center justify-between gap-6">
        <Logo />
        <nav aria-label="Main" className="hidden items-center lg:flex">
          {items.map((item) =>
            'to' in item ? (
              <NavLink
                key={item.to}
                to={item.to}
                end
                className="relative flex h-10 items-center rounded-sm px-3 text-[0.9375rem] font-semibold text-ink-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-[13px] aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-primary"
              >
                {item.label}
              </NavLink>
            ) : (
              <NavDropdown key={item.label} group={item} />
            ),
          )}
        </nav>
        <MobileMenu items={items} />
      </div>
    </header>
  );
}
