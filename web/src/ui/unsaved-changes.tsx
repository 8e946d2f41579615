import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { AlertDialog } from './dialog.tsx';

/** State of a navigation within the same screen: nothing on it is lost. */
export const SAME_SCREEN = 'same-screen';

interface Unsaved {
  /** Ids of the dirty forms. Read only at the moment of leaving, so a dirty field renders nothing again. */
  readonly dirty: Set<string>;
  readonly askBefore: (leave: () => void) => void;
}

const UnsavedContext = createContext<Unsaved | undefined>(undefined);

/**
 * Asks before the person leaves a screen with unsaved changes: by a link, by going back, by closing or reloading
 * the tab. One stands around all screens, since a router takes one blocker.
 */
export function UnsavedChangesGuard({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly leave: () => void }>();
  const [unsaved] = useState<Unsaved>(() => {
    const dirty = new Set<string>();
    return {
      dirty,
      askBefore: (leave) => (dirty.size > 0 ? setAsked({ leave }) : leave()),
    };
  });

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const moved =
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search;
    return moved && unsaved.dirty.size > 0 && nextLocation.state !== SAME_SCREEN;
  });
  useBeforeUnload((event) => {
    if (unsaved.dirty.size > 0) event.preventDefault();
  });

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <AlertDialog
        open={blocker.state === 'blocked' || asked !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          setAsked(undefined);
          if (blocker.state === 'blocked') blocker.reset();
        }}
        title="Unsaved changes"
        description="You have changes that are not saved. If you leave now, they are lost."
        confirmLabel="Leave without saving"
        cancelLabel="Keep editing"
        danger
        onConfirm={() => {
          asked?.leave();
          blocker.proceed?.();
        }}
      />
    </UnsavedContext>
  );
}

/** Calls `leave`, which ends the screen otherwise than by a navigation, once nothing unsaved is lost unasked. */
export function useAskBeforeLeaving(): (leave: () => void) => void {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('This part belongs inside of UnsavedChangesGuard.');
  return unsaved.askBefore;
}

/** Marks the screen as unsaved while `dirty` is true and the caller is mounted. */
export function useUnsavedChanges(dirty: boolean): void {
  const unsaved = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!dirty || !unsaved) return;
    unsaved.dirty.add(id);
    return () => {
      unsaved.dirty.delete(id);
    };
  }, [dirty, id, unsaved]);
}
