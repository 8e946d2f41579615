import { ArrowRight, Dices, History, type LucideIcon, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { roleName } from '../../../api/role-name.ts';
import { useSession } from '../../../api/use-session.ts';
import { useConfig } from '../../../config/config-context.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { referenceScreens } from '../../../config/reference-screens.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Figures } from './figures/figures.tsx';

interface Area {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly about: string;
}

/** Shown to everybody; each screen checks the role itself. */
const AREAS: readonly Area[] = [
  {
    label: 'Casinos',
    to: portalPaths.casinos,
    icon: Dices,
    about: 'Write reviews, set up offers, and decide what visitors see.',
  },
  ...referenceScreens,
  {
    label: 'Users',
    to: portalPaths.users,
    icon: Users,
    about: 'Manage who can sign in, and their roles.',
  },
];

const QUICK_LINKS: readonly Pick<Area, 'label' | 'to'>[] = [
  { label: 'Manage Gambling Licences', to: portalPaths.referenceList('gambling-licences') },
  { label: 'Manage Casinos', to: portalPaths.casinos },
  { label: 'Manage Payment Methods', to: portalPaths.referenceList('payment-methods') },
];

/** The portal's front page: a card for each area, and shortcuts to daily tasks. */
export function Component() {
  const session = useSession();
  const { demonstration } = useConfig();
  if (session.state !== 'signed-in') return null;
  const { username, role } = session.user;
  return (
    <>
      <AdminHead title="Dashboard" />
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-title font-extrabold">Dashboard</h1>
          <Badge variant="tint">{roleName(role)}</Badge>
        </div>
        <p className="text-ink-muted">Welcome back, {username}. What would you like to do?</p>
      </header>
      {demonstration && (
        <Alert variant="warning" title="This site shows demonstration details" className="mt-6">
          The company, social accounts and legal texts on it are examples. Before the site opens,
          put your own into a file and name it in the setting SITE_FILE.
        </Alert>
      )}
      <ul className="mt-6 grid gap-3 @md:mt-8 @md:grid-cols-2 @md:gap-4 @4xl:grid-cols-3">
        {AREAS.map(({ label, to, icon: Icon, about }) => (
          <li key={to}>
            <Card className="group relative flex h-full gap-4 p-4 transition-shadow hover:shadow-lifted @md:flex-col @md:gap-3 @md:p-5">
              <span
                aria-hidden
                className="grid size-11 shrink-0 place-items-center rounded-md bg-tint text-on-tint [&_svg]:size-5"
              >
                <Icon />
              </span>
              <div className="flex min-w-0 flex-col gap-1 @md:mt-1 @md:gap-3">
                <h2 className="text-subheading font-bold">
                  <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
                    {label}
                  </Link>
                </h2>
                <p className="text-[0.9375rem] text-ink-muted">{about}</p>
              </div>
              <span
                aria-hidden
                className="mt-auto hidden items-center gap-1.5 pt-1 text-sm font-semibold text-link @md:inline-flex"
              >
                Open
                <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
              </span>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="quick-links" className="mt-10">
        <h2 id="quick-links" className="border-b-2 border-ink pb-2 text-heading font-bold">
          Quick Links
        </h2>
        <ul className="mt-4 flex flex-wrap gap-3">
          {QUICK_LINKS.map(({ label, to }) => (
            <li key={to}>
              <LinkButton to={to} variant="secondary">
                {label}
                <ArrowRight aria-hidden />
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="figures" className="mt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-2">
          <h2 id="figures" className="text-heading font-bold">
            Figures
          </h2>
          {role === 'super_admin' && (
            <LinkButton to={portalPaths.activity} variant="ghost" size="sm">
              <History aria-hidden />
              Activity
            </LinkButton>
          )}
        </div>
        <div className="mt-4">
          <Figures />
        </div>
      </section>
    </>
  );
}
