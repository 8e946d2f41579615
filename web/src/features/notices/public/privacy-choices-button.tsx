import { lazy, Suspense, useState } from 'react';

// Most visitors never look: the window is loaded when somebody does.
const Choices = lazy(async () => ({
  default: (await import('./privacy-choices.tsx')).PrivacyChoices,
}));

/** Opens what is kept on the device, and the way to take consent back. */
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
