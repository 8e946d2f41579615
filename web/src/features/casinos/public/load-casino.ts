import type { PublicCasino } from '@slots/contracts/casino/casinos';
import { redirect } from 'react-router-dom';
import { casinoFactsApi } from '../../../api/casino-facts.api.ts';
import { askedAnew } from '../../../routing/asked-anew.ts';
import type { Loading } from '../../../routing/loading.ts';
import { publicCasinosApi } from '../public-casinos.api.ts';

const { publicCasino } = publicCasinosApi.endpoints;

/**
 * The casino of a page; undefined in the browser, whose page follows the call itself. An old slug, or an id,
 * redirects to the same page at the casino's own slug.
 */
export async function loadCasino(
  { need }: Loading,
  slug: string,
  pathOf: (slug: string) => string,
): Promise<PublicCasino | undefined> {
  const casino = await need(askedAnew(publicCasino), { params: { slug } });
  if (casino && casino.slug !== slug) throw redirect(pathOf(casino.slug), 301);
  return casino;
}

/** Facts of a casino's summary; a failure shows in its own section alone. */
export async function loadCasinoBasics({ want }: Loading, id: number): Promise<void> {
  const { publicCasinoLicences, publicCasinoCurrencies } = casinoFactsApi.endpoints;
  const casino = { params: { id } };
  await Promise.all([want(publicCasinoLicences, casino), want(publicCasinoCurrencies, casino)]);
}

/** Every section of a review. */
export async function loadReviewSections(loading: Loading, id: number): Promise<void> {
  const { want } = loading;
  const { publicCasinoPaymentMethods } = casinoFactsApi.endpoints;
  const { publicCasinoGameTypes, publicCasinoProviders, publicCasinoReview, publicCasinoSupport } =
    publicCasinosApi.endpoints;
  const casino = { params: { id } };
  await Promise.all([
    loadCasinoBasics(loading, id),
    want(publicCasinoPaymentMethods, casino),
    want(publicCasinoGameTypes, casino),
    want(publicCasinoProviders, casino),
    want(publicCasinoSupport, casino),
    want(publicCasinoReview, casino),
  ]);
}
