import { useEffect, useRef, useState } from 'react';

/**
 * After a refusal, takes the focus to the first field on the screen that is marked as invalid. `within` is the ref of the
 * fields' element; `goTo` is called together with the state that marks them.
 */
export function useFirstInvalid<Within extends HTMLElement>() {
  const within = useRef<Within>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const field = within.current?.querySelector('[aria-invalid=true]');
    if (field instanceof HTMLElement) field.focus();
  }, [refusals]);
  return { within, goTo: () => setRefusals((before) => before + 1) };
}
