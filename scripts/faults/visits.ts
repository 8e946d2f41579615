import { getCasinoBySlug } from '@slots/contracts/casino/casinos';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { getPublicGame, listPublicGames } from '@slots/contracts/catalog/public-games';
import type { Contract } from '@slots/contracts/contract';
import { searchEverything } from '@slots/contracts/gateway/search';
import { detectCountry, listCountries } from '@slots/contracts/geo/countries';
import type { ProcessName } from '@slots/processes/process-table';

/** Something that visitors read again and again. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  /** Whose absence it cannot be answered without, unless from memory. */
  readonly needs: readonly ProcessName[];
  /** The gateway keeps its answer, so it can be read while its owner is away. */
  readonly kept: boolean;
  readonly fits: (body: unknown) => boolean;
}

const byContract = (contract: Contract) => (body: unknown) =>
  contract.responses[200]?.safeParse(body).success ?? false;
const isPage = (body: unknown) => typeof body === 'string' && body.trimEnd().endsWith('</html>');

async function firstOf<C extends Contract>(
  url: string,
  contract: C,
): Promise<Record<string, unknown> | undefined> {
  const answer = await fetch(`${url}${contract.path}?limit=1`);
  const body: { data?: Record<string, unknown>[]; casinos?: Record<string, unknown>[] } =
    await answer.json();
  return (body.data ?? body.casinos)?.[0];
}

/** What visitors read of a running site: calls and, where the web app runs, pages. */
export async function visitsOf(
  url: string,
  { pages, games: hasGames }: { readonly pages: boolean; readonly games: boolean },
): Promise<readonly Visit[]> {
  const game = (await firstOf(url, listPublicGames))?.['slug'];
  const casino = (await firstOf(url, listPublicCasinos))?.['slug'];
  const call = (
    contract: Contract,
    path: string,
    needs: readonly ProcessName[],
    kept: boolean,
  ): Visit => ({ name: contract.id, path, needs, kept, fits: byContract(contract) });
  const page = (path: string): Visit => ({
    name: `page ${path.split('/')[1] || 'home'}`,
    path,
    needs: ['web', 'catalog', 'casino', 'geo'],
    kept: true,
    fits: isPage,
  });
  const games = listPublicGames.path;
  return [
    call(listPublicGames, `${games}?page=1&limit=20`, ['catalog'], true),
    call(listPublicPromotions, `${listPublicPromotions.path}?country=GB`, ['casino'], true),
    call(listCountries, listCountries.path, ['geo'], true),
    // A kind whose owner is away is left out.
    call(searchEverything, `${searchEverything.path}?q=gold`, [], false),
    ...(hasGames
      ? [call(getPublicGame, `/api/public/games/${String(game)}`, ['catalog'], true)]
      : []),
    call(listPublicGames, `${games}?page=2&limit=20&sort=name`, ['catalog'], true),
    call(listPublicCasinos, listPublicCasinos.path, ['casino'], true),
    call(getCasinoBySlug, `/api/casinos/slug/${String(casino)}`, ['casino'], true),
    call(detectCountry, detectCountry.path, ['geo'], false),
    ...(pages
      ? ['/', '/country/canada', `/casino/${String(casino)}`, `/free-to-play/${String(game)}`].map(
          page,
        )
      : []),
  ];
}
