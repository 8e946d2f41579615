import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../config/paths.ts';

// Rarely opened: the dialog is loaded on first use.
const Choices = lazy(async () => ({
  default: (await import('./privacy-choices.tsx')).PrivacyChoices,
}));

/** Opens the data stored on the device, and the withdrawal of consent. A link to the same until scripts run. */
export function PrivacyChoicesLink({ className }: { readonly className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={paths.privacyChoices}
        aria-haspopup="dialog"
        onClick={(event) => {
          // A press for a new tab gets one.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={className}
      >
        Privacy choices
      </a>
      {open && (
        <Suspense fallback={null}>
          <Choices onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
