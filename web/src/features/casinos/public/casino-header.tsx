import type { PublicCasino } from '@slots/contracts/casino/casinos';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { headerSources } from '../../../api/casino-image-sources.ts';
import { paths } from '../../../config/paths.ts';
import { BreadcrumbsLd } from '../../../head/json-ld.tsx';
import { LogoTile } from '../../../ui/logo-tile.tsx';
import { CasinoFigures } from './casino-figures.tsx';

const LOGO_PX = 144;
const HEADER_WIDTH = 1600;
const HEADER_HEIGHT = 400;

interface CasinoHeaderProps {
  readonly casino: PublicCasino;
  /** The pages from the front page to this one, itself the last. */
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  /** The wide picture on top. */
  readonly picture?: boolean;
  readonly children?: ReactNode;
}

/** The head of a casino's pages, on the stage: picture, logo, name and figures. */
export function CasinoHeader(props: CasinoHeaderProps) {
  const { casino, trail, picture = false, children } = props;
  const { name, logoImage, headerImage } = casino;
  const crumbs = [{ label: 'Home', to: paths.home }, ...trail];
  const pictured = picture && headerImage !== null;
  return (
    <header className="bg-stage text-on-stage">
      <BreadcrumbsLd items={crumbs} />
      <div className="container-page pt-6 pb-8 sm:pb-10">
        <nav aria-label="Breadcrumb" className="text-sm text-on-stage-muted">
          <ol className="flex flex-wrap gap-x-2">
            {crumbs.slice(0, -1).map(({ label, to }) => (
              <li key={to} className="min-w-0">
                <Link to={to} className="inline-block max-w-full py-1 hover:underline">
                  {label}
                </Link>
                <span aria-hidden> /</span>
              </li>
            ))}
            <li aria-current="page" className="min-w-0 py-1 text-on-stage">
              {trail.at(-1)?.label}
            </li>
          </ol>
        </nav>
        {pictured && (
          <img
            src={headerImage}
            srcSet={headerSources(headerImage)}
            sizes="(min-width: 80rem) 75rem, 94vw"
            alt=""
            width={HEADER_WIDTH}
            height={HEADER_HEIGHT}
            fetchPriority="high"
            className="mt-4 aspect-5/2 w-full rounded-lg bg-stage-raised object-cover sm:aspect-4/1"
          />
        )}
        <div
          className={
            pictured
              ? 'relative -mt-9 flex flex-col gap-4 px-3 sm:mt-0 sm:flex-row sm:items-end sm:gap-6 sm:px-7'
              : 'mt-5 flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6'
          }
        >
          <LogoTile
            src={logoImage}
            size={LOGO_PX}
            name={name}
            alt={`${name} logo`}
            priority
            className={clsx(
              'size-24! rounded-lg! border-4! border-stage! bg-stage-raised! shadow-lifted sm:size-36!',
              // The logo alone: a name of two lines stays below the picture.
              pictured && 'sm:-mt-12',
            )}
          />
          <div className="min-w-0 flex-1 sm:pt-3 sm:pb-1">
            <h1 className="text-title font-extrabold break-words">{name}</h1>
            <div className="mt-3">
              <CasinoFigures casino={casino} />
            </div>
          </div>
          {children}
        </div>
      </div>
    </header>
  );
}
