import { useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { useOnDemand } from '../../../ui/use-on-demand.ts';

// Rarely opened: the dialog is loaded on first use.
const loadChoices = () => import('./privacy-choices.tsx');

/** Opens the data stored on the device, and the withdrawal of consent. A link to the same until scripts run. */
export function PrivacyChoicesLink({ className }: { readonly className: string }) {
  const [open, setOpen] = useState(false);
  const [Choices, want] = useOnDemand(loadChoices, 'PrivacyChoices');
  return (
    <>
      <a
        href={paths.privacyChoices}
        aria-haspopup="dialog"
        onClick={(event) => {
          // A press for a new tab gets one.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void want(() => setOpen(true));
        }}
        className={className}
      >
        Privacy choices
      </a>
      {open && Choices && <Choices onClose={() => setOpen(false)} />}
    </>
  );
}
