import { useEffect, useRef } from 'react';
import { useCountry } from './use-country.ts';

/**
 * Refetches what depends on the country whenever it changes or is chosen by hand, even when an answer is cached.
 * A running call is not repeated.
 */
export function useReloadOnChoice(reload: () => void): void {
  const { country, version } = useCountry();
  const choice = `${version} ${country.code}`;
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    reload();
  }, [choice, reload]);
}
