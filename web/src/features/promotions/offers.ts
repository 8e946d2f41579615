import { isWebLink } from '@slots/contracts/web-link';
import { paths } from '../../config/paths.ts';

const GLOBAL = 'gl';

/** Best score first; a missing score counts as 0. Ties keep their order. */
export function bestFirst<T extends { readonly score?: number | null }>(
  offers: readonly T[],
): readonly T[] {
  return offers.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
}

/** The address, if visitors may be sent there. */
export function externalLink(address: string | null | undefined): string | undefined {
  return address && isWebLink(address) ? address : undefined;
}

/** A casino's page by slug, or by id where there is none. */
export function casinoPage(slug: string | undefined, id: number): string {
  return paths.casino(slug || String(id));
}

/** True when an offer's countries include this one; Global offers hold everywhere. */
export function isFor(countries: readonly string[], country: string): boolean {
  const code = country.toLowerCase();
  return countries.some((entry) => [code, GLOBAL].includes(entry.toLowerCase()));
}

/** Provider ids as a list of texts, or as '{1,2,3}'. */
export function providerIds(providers: readonly string[] | string | null | undefined): string[] {
  if (!providers) return [];
  if (typeof providers !== 'string') return [...providers];
  return providers
    .replaceAll(/[{}"\s]/g, '')
    .split(',')
    .filter((id) => id !== '');
}
