import {
  type AnyCasinoChoice,
  type CasinoChoice,
  casinoChoices,
  changeCasinoLicences,
  getCasinoLicences,
  getCasinoSupport,
  type Named,
  removeCasinoGameTypes,
  type SupportOption,
  setCasinoSupport,
} from '@slots/contracts/casino/casino-relations';
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { editorOf } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { NOT_KEPT } from '../catalog/catalog-names.ts';
import type { CasinoRelationsService, SupportOfCasino } from './casino-relations.service.ts';

interface Entry {
  readonly _id: number;
  readonly name: string;
}

const toNamed = ({ _id, name }: Entry): Named => ({ id: _id, name });

const toSupportOption = ({ type, value }: SupportOfCasino): SupportOption => ({
  id: type._id,
  value,
  supportType: type.name,
});

/** The tags of what is shown of a casino's choice from a list of ours. */
const referring = (id: number) => tagsHeader([changeTags.casino(id), changeTags.reference]);

/** The same from the catalog, whose names come with its games. */
const naming = (id: number) => tagsHeader([changeTags.casino(id), changeTags.gameOverview]);

function choiceRoutes(relations: CasinoRelationsService, choice: CasinoChoice): Route[] {
  const { get, set }: AnyCasinoChoice = choice;
  const tagsOf = choice.from === 'list' ? referring : naming;
  return [
    route(get, async ({ params, reader }) => {
      const { entries, isCurrent } = await relations.chosen(choice, params.id, reader);
      return {
        status: 200,
        headers: { ...tagsOf(params.id), ...(isCurrent ? {} : NOT_KEPT) },
        body: get.responses[200].parse(entries),
      };
    }),
    okRoute(set, async ({ params, body, reader }) =>
      set.responses[200].parse(await relations.choose(choice, params.id, body, editorOf(reader))),
    ),
  ];
}

export function createCasinoRelationRoutes({
  relations,
}: {
  relations: CasinoRelationsService;
}): Route[] {
  return [
    ...Object.values(casinoChoices).flatMap((choice) => choiceRoutes(relations, choice)),
    okRoute(removeCasinoGameTypes, async ({ params, body, reader }) =>
      removeCasinoGameTypes.responses[200].parse(
        await relations.removeGameTypes(params.id, body?.gameTypeIds, reader),
      ),
    ),
    route(getCasinoLicences, async ({ params, reader }) => ({
      status: 200,
      headers: referring(params.id),
      body: (await relations.licences(params.id, reader)).map(toNamed),
    })),
    okRoute(changeCasinoLicences, async ({ params, body, reader }) =>
      (await relations.changeLicences(params.id, body, editorOf(reader))).map(toNamed),
    ),
    route(getCasinoSupport, async ({ params, reader }) => ({
      status: 200,
      headers: referring(params.id),
      body: (await relations.support(params.id, reader)).map(toSupportOption),
    })),
    okRoute(setCasinoSupport, async ({ params, body: { supportIds, values = {} }, reader }) =>
      (await relations.setSupport(params.id, supportIds, values, editorOf(reader))).map(
        toSupportOption,
      ),
    ),
  ];
}
