import { type SubmitEvent, useEffect, useRef } from 'react';
import { storeText, useStoredText } from '../../../api/stored-text.ts';
import { useConfig } from '../../../config/config-context.ts';
import { Button } from '../../../ui/button.tsx';
import { focusMain } from '../../../ui/main-part.ts';
import {
  AGE_GATE_ID,
  AGE_STORAGE_KEY,
  CONFIRMED,
  ELSEWHERE,
  HYDRATED,
  UNDER_AGE,
} from './age-gate-names.ts';
import { openAgeGate } from './open-age-gate.ts';

const TITLE_ID = 'age-gate-title';
const TEXT_ID = 'age-gate-text';

function obey(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  const { submitter } = event.nativeEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  if (submitter.value !== CONFIRMED) return window.location.replace(ELSEWHERE);
  confirm();
  // Nothing else takes the focus while the dialog is there.
  setTimeout(focusMain);
}

/**
 * Asks for the visitor's age until it is confirmed once. A native modal dialog: every first visit needs it, so
 * it must not cost a library. The server renders it closed into each page, and `inline-scripts/age-gate.ts`
 * opens it and handles its answer until hydration.
 */
export function AgeGate() {
  const verified = useStoredText(AGE_STORAGE_KEY);
  if (typeof verified === 'string') return null;
  return <Gate isAsked={verified === null} />;
}

function confirm(): void {
  storeText(AGE_STORAGE_KEY, 'true');
}

interface GateProps {
  /** Unknown during server rendering. */
  readonly isAsked: boolean;
}

function Gate({ isAsked }: GateProps) {
  const { productName, visitor } = useConfig();
  const { minAge } = visitor;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current) return;
    dialog.current.dataset[HYDRATED] = '';
    if (!isAsked) return;
    // Answered before hydration, where nothing can be stored.
    if (dialog.current.returnValue === CONFIRMED) confirm();
    else openAgeGate(dialog.current);
  }, [isAsked]);

  return (
    <dialog
      ref={dialog}
      id={AGE_GATE_ID}
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      tabIndex={-1}
      // Escape is no answer; browsers that close it anyway have to reopen it.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => openAgeGate(currentTarget)}
      className="m-auto max-h-[min(85dvh,48rem)] w-[calc(100vw-2rem)] max-w-md overflow-y-auto rounded-lg border border-line bg-surface text-ink shadow-floating backdrop:bg-overlay"
    >
      <div className="px-6 py-5">
        <h2 id={TITLE_ID} className="pt-1 text-heading font-bold">
          {`Are you ${minAge} or over?`}
        </h2>
        <div id={TEXT_ID} className="text-ink-muted">
          <p className="pt-1">
            {`${productName} is about slot games and casinos, and for adults only.`}
          </p>
          <p className="pt-4">
            {`The games here are free demos: nothing can be won or lost. By entering you confirm that you are at least ${minAge} years old and that looking at gambling content is legal where you are.`}
          </p>
        </div>
      </div>
      <form
        method="dialog"
        onSubmit={obey}
        className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4"
      >
        <Button type="submit" value={UNDER_AGE} variant="secondary">
          {`I'm under ${minAge}`}
        </Button>
        <Button type="submit" value={CONFIRMED}>
          {`I'm ${minAge} or over`}
        </Button>
      </form>
    </dialog>
  );
}
