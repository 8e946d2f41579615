import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Asks for consent to storing favourites on the device. */
export function FavouriteConsent({ onAnswer }: { readonly onAnswer: (allowed: boolean) => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer(false);
      }}
      title="Keep games on this device?"
      description="Favourites and the games you played last are kept in this browser alone: we never get them. Storing them needs your consent, which also answers our question about cookies."
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Not now
          </Button>
          <Button onClick={() => onAnswer(true)}>Allow</Button>
        </>
      }
    />
  );
}
