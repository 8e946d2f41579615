import { useConfig } from '../../config/config-context.ts';
import { allowsOffers, mayShowOffers } from '../../config/public-config.ts';

/** Tells whether a country's offers may be shown, and whether none are because of the country itself. */
export function useOffersAllowed(code: string) {
  const config = useConfig();
  return { allowed: mayShowOffers(config, code), noneThere: !allowsOffers(config, code) };
}
