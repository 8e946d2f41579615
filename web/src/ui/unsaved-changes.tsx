import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { AlertDialog } from './dialog.tsx';

/** The state of a navigation to another address of the same screen: nothing on it is lost. */
export const SAME_SCREEN = 'same-screen';

const UnsavedContext = createContext<Set<string> | undefined>(undefined);

/**
 * Asks before the person leaves a screen on which something is not saved: by a link, by going back, by
 * closing the tab or loading it anew. One stands around all screens, since a router takes one blocker.
 */
export function UnsavedChangesGuard({ children }: { readonly children: ReactNode }) {
  // Read at the moment of leaving alone, so nothing is drawn anew when a field becomes dirty.
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

/** Says that something on screen is not saved, as long as `dirty` is true and the caller is there. */
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
