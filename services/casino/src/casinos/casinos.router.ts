import {
  createCasino,
  deleteCasino,
  getCasino,
  getCasinoBySlug,
  listCasinos,
  listProductionCasinos,
  updateCasino,
} from '@slots/contracts/casino/casinos';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { editOf } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import {
  casinoTag,
  toAssignableCasino,
  toCasinoForReader,
  toStaffCasino,
} from './casino.mapper.ts';
import type { CasinosService } from './casinos.service.ts';

export function affiliateFilter(affiliate: string | undefined): number | null | undefined {
  if (affiliate === undefined) return undefined;
  return affiliate === 'unassigned' ? null : Number(affiliate);
}

export function createCasinoRoutes({ casinos }: { casinos: CasinosService }): Route[] {
  return [
    okRoute(listCasinos, async ({ query: { page, limit, search, affiliate, sort } }) => {
      const found = await casinos.list(
        { search, affiliateId: affiliateFilter(affiliate) },
        { page, limit, sort },
      );
      return { ...found, casinos: found.casinos.map(toStaffCasino) };
    }),
    route(createCasino, async ({ body: { name, slug }, reader }) => {
      const casino = await casinos.create({ name, slug }, reader);
      return {
        status: 201,
        body: toStaffCasino(casino),
        headers: { ...casinoTag(casino, reader), Location: `/api/casinos/${casino._id}` },
      };
    }),
    route(getCasinoBySlug, async ({ params, reader }) => {
      const { casino, isMoved } = await casinos.getBySlug(params.slug, reader);
      if (isMoved)
        return { status: 301, headers: { Location: `/api/casinos/slug/${casino.slug}` } };
      return {
        status: 200,
        body: toCasinoForReader(casino, reader),
        headers: {
          ...casinoTag(casino, reader),
          ...tagsHeader([
            changeTags.casino(casino._id),
            // Found by its id: another casino may get these digits as its slug.
            ...(casino.slug === params.slug ? [] : [changeTags.casinoList]),
          ]),
        },
      };
    }),
    route(getCasino, async ({ params, reader }) => {
      const casino = await casinos.get(params.id, reader);
      return {
        status: 200,
        body: toCasinoForReader(casino, reader),
        headers: { ...casinoTag(casino, reader), ...tagsHeader([changeTags.casino(casino._id)]) },
      };
    }),
    route(updateCasino, async ({ params, body, reader, headers }) => {
      const { id, ...changes } = body;
      const casino = await casinos.update(params.id, changes, editOf(reader, headers, id));
      return { status: 200, body: toStaffCasino(casino), headers: casinoTag(casino, reader) };
    }),
    okRoute(deleteCasino, async ({ params, reader, headers }) => {
      await casinos.remove(params.id, editOf(reader, headers));
      return { message: 'Casino deleted successfully' };
    }),
    okRoute(listProductionCasinos, async () =>
      (await casinos.assignable()).map(toAssignableCasino),
    ),
  ];
}
