import { useConfig } from '../../config/config-context.ts';
import type { HelpLine } from '../../config/public-config.ts';
import { useCountry } from './use-country.ts';

/** Help lines of the visitor's country. */
export function useHelpLines(): readonly HelpLine[] {
  const { helpLines } = useConfig();
  const { country } = useCountry();
  return helpLines[country.code] ?? helpLines.default;
}
