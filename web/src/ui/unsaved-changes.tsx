import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { AlertDialog } from './dialog.tsx';

/** State of a navigation that loses nothing: within the same screen, or from one whose record was deleted. */
export const SAME_SCREEN = 'same-screen';

/** The question before leaving. */
interface LeavingTexts {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

const UNSAVED: LeavingTexts = {
  title: 'Unsaved changes',
  description: 'You have changes that are not saved. If you leave now, they are lost.',
  confirmLabel: 'Leave without saving',
  cancelLabel: 'Keep editing',
};

interface Unsaved {
  /** Questions of the dirty forms by id. Read only when leaving, so that a dirty field causes no rendering. */
  readonly dirty: Map<string, LeavingTexts>;
  readonly askBefore: (leave: () => void) => void;
}

/** Questions about what cannot be typed again come first. */
const textsOf = (dirty: Unsaved['dirty']) =>
  [...dirty.values()].find((texts) => texts !== UNSAVED) ?? UNSAVED;

const UnsavedContext = createContext<Unsaved | undefined>(undefined);

/**
 * Asks before the person leaves a screen with unsaved changes: by a link, by going back, by closing or reloading
 * the tab. Mounted once around the screens, since a router takes one blocker.
 */
export function UnsavedChangesGuard({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly leave: () => void }>();
  const [texts, setTexts] = useState(UNSAVED);
  // The dialog closes with each answer, and what is left must not be blocked anew: going back takes a moment.
  const left = useRef(false);
  const [unsaved] = useState<Unsaved>(() => {
    const dirty = new Map<string, LeavingTexts>();
    return {
      dirty,
      askBefore(leave) {
        if (dirty.size === 0) return leave();
        setTexts(textsOf(dirty));
        setAsked({ leave });
      },
    };
  });

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const moved =
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search;
    // An entry of the history keeps the state of the navigation that made it.
    const losesNothing = historyAction !== NavigationType.Pop && nextLocation.state === SAME_SCREEN;
    const blocked = moved && unsaved.dirty.size > 0 && !losesNothing;
    if (blocked) {
      left.current = false;
      setTexts(textsOf(unsaved.dirty));
    }
    return blocked;
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
          if (blocker.state === 'blocked' && !left.current) blocker.reset();
        }}
        {...texts}
        danger
        onConfirm={() => {
          left.current = true;
          asked?.leave();
          blocker.proceed?.();
        }}
      />
    </UnsavedContext>
  );
}

/** Asks about unsaved changes, then calls `leave`, which ends the screen without a navigation. */
export function useAskBeforeLeaving(): (leave: () => void) => void {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('This part belongs inside of UnsavedChangesGuard.');
  return unsaved.askBefore;
}

/**
 * Marks the screen as unsaved while `dirty` is true and the caller is mounted.
 * @param texts a constant
 */
export function useUnsavedChanges(dirty: boolean, texts = UNSAVED): void {
  const unsaved = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!dirty || !unsaved) return;
    unsaved.dirty.set(id, texts);
    return () => {
      unsaved.dirty.delete(id);
    };
  }, [dirty, id, texts, unsaved]);
}
