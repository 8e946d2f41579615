import { lazy, Suspense, useState } from 'react';

// Rarely opened: the dialog is loaded on first use.
const Choices = lazy(async () => ({
  default: (await import('./privacy-choices.tsx')).PrivacyChoices,
}));

/** Opens the data stored on the device, and the withdrawal of consent. */
export function PrivacyChoicesButton({ className }: { readonly className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        Privacy choices
      </button>
      {open && (
        <Suspense fallback={null}>
          <Choices onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
