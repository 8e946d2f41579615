import { useConfig } from '../../../config/config-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useStoredText } from '../stored-text.ts';

const STORAGE_KEY = 'age_verified';
/** Where somebody under age is sent: a search engine, and no way back into the page. */
const ELSEWHERE = 'https://www.google.com/';

/** Asks for the visitor's age until it was confirmed once. */
export function AgeGate() {
  const { productName } = useConfig();
  const [verified, store] = useStoredText(STORAGE_KEY);
  return (
    <Dialog
      open={verified === null}
      insistent
      title="Are you 18 or over?"
      description={`${productName} is about slot games and casinos, and for adults only.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => window.location.replace(ELSEWHERE)}>
            I'm under 18
          </Button>
          <Button onClick={() => store('true')}>I'm 18 or over</Button>
        </>
      }
      className="max-w-md"
    >
      <p className="text-ink-muted">
        The games here are free demos: nothing can be won or lost. By entering you confirm that you
        are at least 18 years old and that looking at gambling content is legal where you are.
      </p>
    </Dialog>
  );
}
