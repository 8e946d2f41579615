import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { roleName } from '../../../api/role-name.ts';
import { useSession } from '../../../api/use-session.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { navigationFor } from './navigation.ts';

/** The portal's front page: a card for each area. */
export function Component() {
  const session = useSession();
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
      <ul className="mt-8 grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {navigationFor(role).map(({ label, to, icon: Icon, about }) =>
          about === undefined ? null : (
            <li key={to}>
              <Card className="group relative flex h-full flex-col gap-3 p-5 transition-shadow hover:shadow-lifted">
                <span
                  aria-hidden
                  className="grid size-11 place-items-center rounded-md bg-tint text-on-tint [&_svg]:size-5"
                >
                  <Icon />
                </span>
                <h2 className="mt-1 text-subheading font-bold">
                  <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
                    {label}
                  </Link>
                </h2>
                <p className="text-[0.9375rem] text-ink-muted">{about}</p>
                <span
                  aria-hidden
                  className="mt-auto inline-flex items-center gap-1.5 pt-1 text-sm font-semibold text-link"
                >
                  Open
                  <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
                </span>
              </Card>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
