import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { AlertDialog } from './dialog.tsx';

/** State of a navigation within the same screen: nothing on it is lost. */
export const SAME_SCREEN = 'same-screen';

const UnsavedContext = createContext<Set<string> | undefined>(undefined);

/**
 * Asks before the person leaves a screen with unsaved changes: by a link, by going back, by closing or reloading
 * the tab. One stands around all screens, since a router takes one blocker.
 */
export function UnsavedChangesGuard({ children }: { readonly children: ReactNode }) {
  // Read only at the moment of leaving, so a dirty field renders nothing again.
  const [unsaved] = useState(() => new Set<string>());

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const moved =
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search;
    return moved && unsaved.size > 0 && nextLocation.state !== SAME_SCREEN;
  });
  useBeforeUnload((event) => {
    if (unsaved.size > 0) event.preventDefault();
  });

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <AlertDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open && blocker.state === 'blocked') blocker.reset();
        }}
        title="Unsaved changes"
        description="You have changes that are not saved. If you leave now, they are lost."
        confirmLabel="Leave without saving"
        cancelLabel="Keep editing"
        danger
        onConfirm={() => blocker.proceed?.()}
      />
    </UnsavedContext>
  );
}

/** Marks the screen as unsaved while `dirty` is true and the caller is mounted. */
export function useUnsavedChanges(dirty: boolean): void {
  const unsaved = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!dirty || !unsaved) return;
    unsaved.add(id);
    return () => {
      unsaved.delete(id);
    };
  }, [dirty, id, unsaved]);
}
