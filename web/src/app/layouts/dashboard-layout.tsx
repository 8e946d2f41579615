import { type ComponentProps, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLogout } from '../../api/use-logout.ts';
import { useSession } from '../../api/use-session.ts';
import { AuthenticationRequired } from '../../features/auth/admin/access-screens.tsx';
import { DashboardFrame } from '../../features/dashboard/admin/dashboard-frame.tsx';
import { AdminHead } from '../../head/admin-head.tsx';
import { ProofAsker } from '../../second-factor/proof-asker.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { focusMain, MAIN_ID } from '../../ui/main-part.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { UnsavedChangesGuard, useAskBeforeLeaving } from '../../ui/unsaved-changes.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { PortalDoor } from './portal-door-layout.tsx';

/** Around every screen of the portal. Toasts outlive the session, as that of the call that told of its end. */
export function Component() {
  return (
    <>
      <WithSession />
      <Toaster />
    </>
  );
}

/** The screens, which require a session. */
function WithSession() {
  const session = useSession();
  const { logout, signingOut } = useLogout();

  // While the answer is awaited, the screen keeps its drafts: signing out may fail.
  if (signingOut && session.state !== 'signed-in') return <Waiting label="Signing out..." />;
  switch (session.state) {
    case 'loading':
      return <Waiting label="Loading..." />;
    case 'signed-out':
      return (
        <PortalDoor>
          <AuthenticationRequired />
        </PortalDoor>
      );
    case 'unknown':
      return (
        <PortalDoor>
          <AdminHead title="Dashboard" />
          <ErrorState headingLevel="h1" title="Not available" onRetry={session.retry}>
            We could not check whether you are signed in. Please try again in a moment.
          </ErrorState>
        </PortalDoor>
      );
    case 'signed-in':
      return (
        <>
          <UnsavedChangesGuard>
            <Screens user={session.user} signingOut={signingOut} onLogout={() => void logout()} />
          </UnsavedChangesGuard>
          <ProofAsker />
        </>
      );
  }
}

function Screens({ onLogout, ...frame }: Omit<ComponentProps<typeof DashboardFrame>, 'children'>) {
  const askBefore = useAskBeforeLeaving();
  useKeptFocus();
  // When the session ends, a door replaces the screen and what had the focus.
  useEffect(() => focusMain, []);
  return (
    <DashboardFrame {...frame} onLogout={() => askBefore(onLogout)}>
      <main id={MAIN_ID} tabIndex={-1} className="container-page flex-1 py-6 sm:py-8">
        {/* Screens fit themselves to the room beside the sidebar, not to the window. */}
        <div className="@container">
          <Outlet />
        </div>
      </main>
    </DashboardFrame>
  );
}

function Waiting({ label }: { readonly label: string }) {
  const { pathname, search } = useLocation();
  return (
    <PortalDoor>
      <AdminHead title="Dashboard" />
      <Spinner label={label} />
      {/* Works without scripts: theirs may be what does not come. */}
      <p className="mt-4 animate-late text-center text-sm text-ink-muted">
        This takes longer than usual.{' '}
        <LinkButton to={{ pathname, search }} reloadDocument variant="link">
          Load the page again
        </LinkButton>
      </p>
    </PortalDoor>
  );
}
