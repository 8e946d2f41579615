import { PageHead } from '../head/page-head.tsx';
import { KitControls } from './ui-kit/kit-controls.tsx';
import { KitFoundations } from './ui-kit/kit-foundations.tsx';
import { KitOverlays } from './ui-kit/kit-overlays.tsx';
import { KitStates } from './ui-kit/kit-states.tsx';

/** Every part of the kit on one page; in development only. */
export function Component() {
  return (
    <div className="container-page flex flex-col gap-14 py-10">
      <PageHead title="UI kit" description="Every part of the kit." unlisted />
      <h1 className="text-title font-extrabold">UI kit</h1>
      <KitFoundations />
      <KitControls />
      <KitOverlays />
      <KitStates />
    </div>
  );
}
