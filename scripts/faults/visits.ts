import { getCasinoBySlug } from '@slots/contracts/casino/casinos';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { getPublicGame, listPublicGames } from '@slots/contracts/catalog/public-games';
import type { Contract } from '@slots/contracts/contract';
import { searchEverything } from '@slots/contracts/gateway/search';
import { detectCountry, listCountries } from '@slots/contracts/geo/countries';
import type { ProcessName } from '@slots/processes/process-table';
import { z } from 'zod';

/** Something that visitors read again and again. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  /** The parts that it cannot be answered without, unless from memory. */
  readonly needs: readonly ProcessName[];
  /** The gateway keeps its answer, so it can be read while its owner is away. */
  readonly kept: boolean;
  readonly fits: (body: unknown) => boolean;
}

const byContract = (contract: Contract) => (body: unknown) =>
  contract.responses[200]?.safeParse(body).success ?? false;
const slugged = z.array(z.object({ slug: z.string() })).optional();
const lists = z.object({ data: slugged, casinos: slugged });
const isPage = (body: unknown) => typeof body === 'string' && body.trimEnd().endsWith('</html>');

/** A record of a list that visitors read. */
async function firstSlugOf(url: string, path: string): Promise<string> {
  const answer = await fetch(`${url}${path}?limit=1`);
  const { data, casinos } = lists.parse(await answer.json());
  return (data ?? casinos)?.[0]?.slug ?? '';
}

function call(
  contract: Contract,
  path: string,
  needs: readonly ProcessName[],
  kept: boolean,
): Visit {
  return { name: contract.id, path, needs, kept, fits: byContract(contract) };
}

function page(path: string): Visit {
  return {
    name: `page ${path.split('/')[1] || 'home'}`,
    path,
    needs: ['web', 'catalog', 'casino', 'geo'],
    kept: true,
    fits: isPage,
  };
}

/** The reads of visitors of a running site: calls and, where the web app runs, pages. */
export async function visitsOf(
  url: string,
  { pages, games: hasGames }: { readonly pages: boolean; readonly games: boolean },
): Promise<readonly Visit[]> {
  const game = hasGames ? await firstSlugOf(url, listPublicGames.path) : '';
  const casino = await firstSlugOf(url, listPublicCasinos.path);
  const games = listPublicGames.path;
  return [
    call(listPublicGames, `${games}?page=1&limit=20`, ['catalog'], true),
    call(listPublicPromotions, `${listPublicPromotions.path}?country=GB`, ['casino'], true),
    call(listCountries, listCountries.path, ['geo'], true),
    // A kind whose owner is away is left out.
    call(searchEverything, `${searchEverything.path}?q=gold`, [], false),
    ...(hasGames ? [call(getPublicGame, `/api/public/games/${game}`, ['catalog'], true)] : []),
    call(listPublicGames, `${games}?page=2&limit=20&sort=name`, ['catalog'], true),
    call(listPublicCasinos, listPublicCasinos.path, ['casino'], true),
    call(getCasinoBySlug, `/api/casinos/slug/${casino}`, ['casino'], true),
    call(detectCountry, detectCountry.path, ['geo'], false),
    ...(pages
      ? ['/', '/country/canada', `/casino/${casino}`, `/free-to-play/${game}`].map(page)
      : []),
  ];
}
