import type { SimulatorSettings } from '../settings.ts';
import { domainOf, sameText, sign } from '../signature.ts';

type LaunchSettings = Pick<SimulatorSettings, 'token' | 'secret' | 'origin'>;

/**
 * Why a launch is refused, as a sentence for the page, or nothing when it is in order.
 * @param id the game's id as it stands in the address
 */
export function launchRefusal(
  { token, secret, origin }: LaunchSettings,
  id: string,
  query: URLSearchParams,
): string | undefined {
  const exp = query.get('exp') ?? '';
  const expected = sign(secret, [id, exp, domainOf(origin) ?? '']);
  const rightToken = sameText(query.get('token') ?? '', token);
  const rightSignature = sameText(query.get('sig') ?? '', expected);
  if (!/^\d{1,12}$/.test(exp) || !rightToken || !rightSignature) {
    return 'This link to the game was not issued for this site.';
  }
  if (Number(exp) * 1000 < Date.now()) return 'This link to the game has expired.';
  return undefined;
}
