import { isWebLink } from '@slots/contracts/web-link';
import { paths } from '../../config/paths.ts';

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
