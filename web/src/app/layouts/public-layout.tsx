import { Outlet } from 'react-router-dom';
import { useCountryDetection } from '../../api/country/use-country-detection.ts';
import { useConfig } from '../../config/config-context.ts';
import { gamesApi } from '../../features/games/games.api.ts';
import { AgeGate } from '../../features/notices/public/age-gate.tsx';
import { CookieBar } from '../../features/notices/public/cookie-bar.tsx';
import { DisclosureBanner } from '../../features/notices/public/disclosure-banner.tsx';
import { OfflineNote } from '../../features/notices/public/offline-note.tsx';
import type { Loading } from '../../routing/loading.ts';
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx';
import { MAIN_ID } from '../../ui/main-part.ts';
import { AccountPlace } from './public/account-place.tsx';
import { SiteFooter } from './public/site-footer.tsx';
import { SiteHeader } from './public/site-header.tsx';

/** The navigation's counts; optional. */
export const loader = (loading: Loading) => async () => {
  const { publicGameTypes, publicGameThemes } = gamesApi.endpoints;
  await Promise.all([
    loading.want(publicGameTypes, undefined),
    loading.want(publicGameThemes, undefined),
  ]);
  return null;
};

function MinimumAgeStrip() {
  const { minAge } = useConfig().visitor;
  return (
    <section aria-label="Age limit" className="bg-stage text-on-stage">
      <div className="container-page flex items-center text-[0.8125rem]">
        <p className="flex shrink-0 items-center gap-2 py-1.5">
          <span aria-hidden className="rounded-sm bg-accent px-1.5 font-bold text-on-accent">
            {`${minAge}+`}
          </span>
          <strong className="font-semibold">{`Over ${minAge}s Only`}</strong>
          <span className="hidden text-on-stage-muted sm:inline">
            Free demo games. Nothing to win, nothing to lose.
          </span>
        </p>
        <AccountPlace />
      </div>
    </section>
  );
}

/** Apart from the layout, which must not render again while its parts wait for hydration. */
function CountryDetection() {
  useCountryDetection();
  return null;
}

/** Layout of every visitor page. */
export function Component() {
  return (
    <>
      <CountryDetection />
      <MinimumAgeStrip />
      <DisclosureBanner />
      <SiteHeader />
      <OfflineNote />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[60vh]">
        <Outlet />
      </main>
      <HydrationBoundary>
        <SiteFooter />
      </HydrationBoundary>
      <CookieBar />
      <AgeGate />
    </>
  );
}
