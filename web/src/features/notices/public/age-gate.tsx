import { useEffect, useRef } from 'react';
import { useConfig } from '../../../config/config-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useStoredText } from '../stored-text.ts';

const STORAGE_KEY = 'age_verified';
/** Where somebody under age is sent: a search engine, and no way back into the page. */
const ELSEWHERE = 'https://www.google.com/';
const TITLE_ID = 'age-gate-title';
const TEXT_ID = 'age-gate-text';

/**
 * Asks for the visitor's age until it was confirmed once. The browser's own modal window: every
 * first visit needs it, so it must not cost a library.
 */
export function AgeGate() {
  const [verified, store] = useStoredText(STORAGE_KEY);
  if (verified !== null) return null;
  return <Gate onConfirm={() => store('true')} />;
}

function Gate({ onConfirm }: { readonly onConfirm: () => void }) {
  const { productName } = useConfig();
  const dialog = useRef<HTMLDialogElement>(null);

  function show(): void {
    const window = dialog.current;
    if (!window?.isConnected || window.open) return;
    window.showModal();
    // No answer is suggested by having the focus: the window itself gets it.
    window.focus();
  }

  useEffect(show, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      tabIndex={-1}
      // Escape is no answer; browsers that close it all the same are made to open it again.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
      className="m-auto max-h-[min(85dvh,48rem)] w-[calc(100vw-2rem)] max-w-md animate-rise overflow-y-auto rounded-lg border border-line bg-surface text-ink shadow-floating backdrop:bg-overlay backdrop:backdrop-blur-[2px]"
    >
      <div className="px-6 py-5">
        <h2 id={TITLE_ID} className="pt-1 text-heading font-bold">
          Are you 18 or over?
        </h2>
        <div id={TEXT_ID} className="text-ink-muted">
          <p className="pt-1">
            {`${productName} is about slot games and casinos, and for adults only.`}
          </p>
          <p className="pt-4">
            The games here are free demos: nothing can be won or lost. By entering you confirm that
            you are at least 18 years old and that looking at gambling content is legal where you
            are.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
        <Button variant="secondary" onClick={() => window.location.replace(ELSEWHERE)}>
          I'm under 18
        </Button>
        <Button onClick={onConfirm}>I'm 18 or over</Button>
      </div>
    </dialog>
  );
}
