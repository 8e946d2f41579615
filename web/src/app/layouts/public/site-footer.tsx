import { Link } from 'react-router-dom';
import { useHelpLines } from '../../../api/country/use-help-lines.ts';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { PrivacyChoicesLink } from '../../../features/notices/public/privacy-choices-link.tsx';
import { HelpLines } from '../../../ui/help-lines.tsx';
import { ThemeMenu } from '../../../ui/theme-menu.tsx';
import { Logo } from './logo.tsx';
import { type NavGroup, type NavItem, type NavLinkItem, useNavigationItems } from './navigation.ts';

function AgeMark() {
  const { minAge } = useConfig().visitor;
  return (
    <span
      aria-hidden
      className="grid size-14 shrink-0 place-items-center rounded-full border-[3px] border-current font-display text-xl font-extrabold"
    >
      {`${minAge}+`}
    </span>
  );
}

/** Advice on responsible gambling. */
function ResponsibleGambling() {
  const helpLines = useHelpLines();
  return (
    <section aria-labelledby="responsible" className="border-b border-on-stage/15">
      <div className="container-page grid gap-8 py-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div className="flex items-start gap-5">
          <AgeMark />
          <div>
            <h2 id="responsible" className="text-heading font-bold">
              Play for fun, and know when to stop
            </h2>
            <p className="mt-2 text-[0.9375rem] text-on-stage-muted">
              Every demo here is free and pays nothing out. If you gamble elsewhere, only stake what
              you can afford to lose. When it stops being fun, talk to somebody.
            </p>
          </div>
        </div>
        <HelpLines lines={helpLines} onStage />
      </div>
    </section>
  );
}

/** Links that the header has no room for, by column. */
const FURTHER: Readonly<Record<string, NavLinkItem>> = {
  Games: { label: 'Game Providers', to: paths.providers },
  Countries: { label: 'All Casinos', to: paths.casinos },
};

function LinkColumn({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly NavLinkItem[];
}) {
  return (
    <div>
      <h2 className="overline-label font-sans text-on-stage-muted">{title}</h2>
      <ul className="mt-3">
        {links.concat(FURTHER[title] ?? []).map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-block max-w-full py-1.5 text-[0.9375rem] hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LEGAL: readonly NavLinkItem[] = [
  { label: 'Guides', to: paths.guides },
  { label: 'How We Rate', to: paths.howWeRate },
  { label: 'Responsible Gaming', to: paths.responsibleGaming },
  { label: 'Terms and Conditions', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
];

const legalLink = 'inline-block max-w-full py-1.5 hover:text-on-stage hover:underline';

function isLink(item: NavItem): item is NavLinkItem {
  return 'to' in item;
}

/** The operator's details, contacts and social accounts. */
function CompanyDetails() {
  const { company, social } = useConfig();
  const { name, address, email, phone, registration } = company;
  return (
    <address className="w-full not-italic wrap-anywhere">
      {[name, address, registration].filter(Boolean).join(' · ')}
      <span className="flex flex-wrap gap-x-6">
        <a href={`mailto:${email}`} className={legalLink}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={legalLink}>
            {phone}
          </a>
        )}
        {Object.entries(social).map(([account, url]) => (
          <a key={account} href={url} target="_blank" rel="noopener" className={legalLink}>
            {account}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ))}
      </span>
    </address>
  );
}

/** The first links of a group and its last, which leads to all of them. */
const shortened = (links: readonly NavLinkItem[]) => links.toSpliced(5, links.length - 6);

/** Footer of every visitor page. */
export function SiteFooter() {
  const { productName, visitor } = useConfig();
  const items = useNavigationItems();
  const groups = items.filter((item): item is NavGroup => !isLink(item));
  return (
    <footer className="mt-20 bg-stage text-on-stage">
      <ResponsibleGambling />
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-4 lg:grid-cols-[minmax(0,1.5fr)_repeat(4,minmax(0,1fr))]">
        <div className="col-span-2 flex flex-col items-start gap-4 md:col-span-4 lg:col-span-1">
          <Logo />
          <p className="max-w-xs text-[0.9375rem] text-on-stage-muted">
            Free slot demos, honestly described. No account, no download, no money.
          </p>
          <ThemeMenu />
        </div>
        <LinkColumn title="Games" links={items.filter(isLink)} />
        {groups.map((group) => (
          <LinkColumn key={group.label} title={group.label} links={shortened(group.links)} />
        ))}
      </div>
      <div className="border-t border-on-stage/15">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm text-on-stage-muted">
          <p>{`${productName} offers demo games only and takes no bets. Over ${visitor.minAge}s only.`}</p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={legalLink}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <PrivacyChoicesLink className={legalLink} />
            </li>
          </ul>
          <CompanyDetails />
        </div>
      </div>
    </footer>
  );
}
