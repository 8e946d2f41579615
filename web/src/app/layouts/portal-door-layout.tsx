import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { MAIN_ID } from '../../ui/main-part.ts';
import { UnsavedChangesGuard } from '../../ui/unsaved-changes.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';

/** A page with one thing in its middle and no navigation, such as the login. */
export function PortalDoor({ children }: { readonly children: ReactNode }) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center px-4 py-10"
    >
      <div className="flex w-[min(28rem,calc(100vw-2rem))] flex-col items-center">{children}</div>
    </main>
  );
}

export function Component() {
  useKeptFocus();
  return (
    <UnsavedChangesGuard>
      <PortalDoor>
        <Outlet />
      </PortalDoor>
    </UnsavedChangesGuard>
  );
}
