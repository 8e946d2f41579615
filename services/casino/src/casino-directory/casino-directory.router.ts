import { listBonusFacets } from '@slots/contracts/casino/promotions';
import { listCasinoDirectory } from '@slots/contracts/casino/public-casinos';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { visitorCountry } from '../market/visitor-country.ts';
import type { CasinoDirectoryService } from './casino-directory.service.ts';

export function createCasinoDirectoryRoutes(directory: CasinoDirectoryService): Route[] {
  return [
    okRoute(listCasinoDirectory, ({ query, headers }) =>
      directory.list(visitorCountry(headers), query),
    ),
    route(listBonusFacets, async ({ headers }) => ({
      status: 200,
      headers: tagsHeader([changeTags.casinoList, changeTags.reference]),
      body: await directory.filters(visitorCountry(headers)),
    })),
  ];
}
