import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import {
  type CasinoChoice,
  casinoChoices,
  type changeCasinoLicences,
} from '@slots/contracts/casino/casino-relations';
import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import { type customerSupportTypes, referenceLists } from '@slots/contracts/casino/reference-data';
import type { ReferenceList } from '@slots/contracts/casino/reference-list';
import type { BodyOf } from '@slots/contracts/contract';
import { type Editor, editorOf } from '@slots/http-kit/entity-tag';
import { badField, notFound } from '@slots/http-kit/http-problem.error';
import { defaultsOf, type RecordOf, staffAnswer } from '@slots/mongo/entity';
import type { Reader, Staff } from '@slots/tokens/claims';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import type { CatalogNames } from '../catalog/catalog-names.ts';
import type { ReferenceRepository } from '../reference-data/reference.repository.ts';
import type { ReferenceLists } from '../reference-data/reference-lists.ts';
import type {
  CasinoRelationsRepository,
  Lock,
  SupportChange,
} from './casino-relations.repository.ts';

type Entries = Pick<ReferenceRepository, 'byIds' | 'lock'>;

/** A support type of a casino with the casino's value for it. */
export interface SupportOfCasino {
  readonly type: RecordOf<(typeof customerSupportTypes)['entity']>;
  readonly value: string | null;
}

/** The entries that a casino has chosen, with all that is known of them. */
interface Chosen {
  readonly entries: readonly { readonly id: number }[];
  /** False while catalog does not tell their names. */
  readonly isCurrent: boolean;
}

/** A casino from before a list lacks its field. */
const DEFAULTS = defaultsOf(casinoEntity);

export type CasinoRelationsService = ReturnType<typeof createCasinoRelationsService>;

/** @throws HttpProblem 400 that names the unknown ids */
function assertNone(field: string, unknown: readonly number[]): void {
  if (unknown.length > 0) throw badField(field, `Unknown id: ${unknown.join(', ')}`);
}

/** @throws HttpProblem 400 that names the id when the list has no such entry */
async function assertThere(field: string, id: number, entries: Entries): Promise<void> {
  assertNone(field, (await entries.byIds([id])).length === 0 ? [id] : []);
}

/** Locks the entries that a casino is about to reference; unknown ones are refused. */
function lockOf(field: string, ids: readonly number[], entries: Entries): Lock {
  return async (session) => assertNone(field, await entries.lock(ids, session));
}

function found(casino: CasinoRecord | null): CasinoRecord {
  if (!casino) throw notFound(CASINO_NOT_FOUND);
  return casino;
}

/**
 * The relations of casinos. Reading throws as reading the casino does; writing throws 404 without
 * the casino and 400 for unknown ids. Each write returns the new list.
 */
export function createCasinoRelationsService({
  relations,
  visibleCasino,
  references,
  catalogNames,
}: {
  relations: CasinoRelationsRepository;
  visibleCasino: (id: number, reader: Reader) => Promise<CasinoRecord>;
  references: ReferenceLists;
  catalogNames: CatalogNames;
}) {
  const licencesOf = (casino: CasinoRecord) =>
    references.gamblingLicences.entries.byIds(casino.gamblingLicenceIds);

  /** Names of the catalog's are null while these are not known. */
  async function chosenBy(casino: CasinoRecord, choice: CasinoChoice): Promise<Chosen> {
    const { [choice.field]: ids } = { ...DEFAULTS, ...casino };
    if (choice.from === 'catalog') {
      const { names, isCurrent } = await catalogNames.of(choice.name);
      const unnamed = { name: null, slug: null, thumb: null };
      return { entries: ids.map((id) => ({ ...unnamed, ...names.get(id), id })), isCurrent };
    }
    const { entity }: ReferenceList = referenceLists[choice.name];
    const { entries }: { readonly entries: Entries } = references[choice.name];
    const found = await entries.byIds(ids);
    return { entries: found.map((entry) => staffAnswer(entity, entry)), isCurrent: true };
  }

  const entriesOf = async (choice: CasinoChoice, casino: CasinoRecord) =>
    (await chosenBy(casino, choice)).entries;

  async function lockFor(choice: CasinoChoice, ids: readonly number[]): Promise<Lock | undefined> {
    const { field } = choice;
    if (choice.from === 'list') return lockOf(field, ids, references[choice.name].entries);
    assertNone(field, await catalogNames.unknown(choice.name, ids));
    return undefined;
  }

  async function supportOf({ support }: CasinoRecord): Promise<SupportOfCasino[]> {
    const types = await references.customerSupportTypes.entries.byIds(
      support.map(({ typeId }) => typeId),
    );
    const values = new Map(support.map(({ typeId, value }) => [typeId, value]));
    return types.map((type) => ({ type, value: values.get(type._id) ?? null }));
  }

  return {
    licences: async (id: number, reader: Reader) => licencesOf(await visibleCasino(id, reader)),

    async changeLicences(
      id: number,
      { action, licenceId, licenceToRemove }: BodyOf<typeof changeCasinoLicences>,
      by: Editor,
    ) {
      const field = 'gamblingLicenceIds';
      const { entries } = references.gamblingLicences;
      if (action === 'remove') {
        await assertThere('licenceId', licenceId, entries);
        return licencesOf(found(await relations.remove(id, field, [licenceId], by)));
      }
      const lock = lockOf('licenceId', [licenceId], entries);
      // An entry that replaces itself stays in place.
      const removed = licenceToRemove ?? licenceId;
      if (removed === licenceId) {
        return licencesOf(found(await relations.add(id, field, licenceId, by, lock)));
      }
      await assertThere('licenceToRemove', removed, entries);
      const link = { added: licenceId, removed };
      return licencesOf(found(await relations.replace(id, field, link, by, lock)));
    },

    chosen: async (choice: CasinoChoice, id: number, reader: Reader) =>
      chosenBy(await visibleCasino(id, reader), choice),

    async choose(choice: CasinoChoice, id: number, ids: readonly number[], by: Editor) {
      const lock = await lockFor(choice, ids);
      return entriesOf(choice, found(await relations.set(id, choice.field, ids, by, lock)));
    },

    support: async (id: number, reader: Reader) => supportOf(await visibleCasino(id, reader)),

    /** `values` by the id of the support type; one that is not there keeps its value. */
    async setSupport(
      id: number,
      typeIds: readonly number[],
      values: Readonly<Record<string, string | null>>,
      by: Editor,
    ) {
      const lock = lockOf('supportIds', typeIds, references.customerSupportTypes.entries);
      const entries = typeIds.map((typeId): SupportChange => {
        const value = values[String(typeId)];
        return value === undefined ? { typeId } : { typeId, value };
      });
      return supportOf(found(await relations.setSupport(id, entries, by, lock)));
    },

    /** Without `ids` all of them. What the casino has can be removed, whether the catalog still has it or not. */
    async removeGameTypes(id: number, ids: readonly number[] | undefined, reader: Staff) {
      const by = editorOf(reader);
      if (ids === undefined) {
        const emptied = await relations.set(id, 'gameTypeIds', [], by);
        return entriesOf(casinoChoices.gameTypes, found(emptied));
      }
      const { gameTypeIds } = await visibleCasino(id, reader);
      const others = ids.filter((one) => !gameTypeIds.includes(one));
      assertNone('gameTypeIds', await catalogNames.unknown('gameTypes', others));
      const changed = await relations.remove(id, 'gameTypeIds', ids, by);
      return entriesOf(casinoChoices.gameTypes, found(changed));
    },
  };
}
