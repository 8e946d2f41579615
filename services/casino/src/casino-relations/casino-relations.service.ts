import { CASINO_NOT_FOUND } from '@slots/contracts/casino/casinos';
import type {
  currencies,
  customerSupportTypes,
  gamblingLicences,
  paymentMethods,
} from '@slots/contracts/casino/reference-data';
import type { ReferenceList } from '@slots/contracts/casino/reference-list';
import type { Editor } from '@slots/http-kit/entity-tag';
import { badField, notFound } from '@slots/http-kit/http-problem.error';
import type { RecordOf } from '@slots/mongo/entity';
import type { Reader } from '@slots/tokens/claims';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import type { CatalogKind, CatalogName, CatalogNames } from '../catalog/catalog-names.ts';
import type { ReferenceRepository } from '../reference-data/reference.repository.ts';
import type {
  CasinoRelationsRepository,
  Hold,
  SupportChange,
} from './casino-relations.repository.ts';

/** One kind of reference data, as far as relations need it. */
type Entries<L extends ReferenceList> = Pick<ReferenceRepository<L>, 'byIds' | 'hold'>;

export interface CasinoReferences {
  readonly gamblingLicences: Entries<typeof gamblingLicences>;
  readonly paymentMethods: Entries<typeof paymentMethods>;
  readonly currencies: Entries<typeof currencies>;
  readonly customerSupportTypes: Entries<typeof customerSupportTypes>;
}

export interface LicenceChange {
  readonly action: 'add' | 'remove';
  readonly licenceId: number;
  readonly licenceToRemove?: number | null | undefined;
}

/** A support type of a casino with the casino's value for it. */
export interface SupportOfCasino {
  readonly type: RecordOf<(typeof customerSupportTypes)['entity']>;
  readonly value: string | null;
}

/** An id of the catalog with its names, as far as they are known. */
export interface CatalogEntry {
  readonly id: number;
  readonly names: CatalogName | undefined;
}

export type CasinoRelationsService = ReturnType<typeof createCasinoRelationsService>;

/** @throws HttpProblem 400 that names the unknown ids */
function assertNone(field: string, unknown: readonly number[]): void {
  if (unknown.length > 0) throw badField(field, `Unknown id: ${unknown.slice(0, 10).join(', ')}`);
}

/** Holds the entries that a casino is about to reference; unknown ones are refused. */
function holding(
  field: string,
  ids: readonly number[],
  entries: Pick<ReferenceRepository, 'hold'>,
): Hold {
  return async (session) => assertNone(field, await entries.hold(ids, session));
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
  references: CasinoReferences;
  catalogNames: CatalogNames;
}) {
  const licencesOf = (casino: CasinoRecord) =>
    references.gamblingLicences.byIds(casino.gamblingLicenceIds);
  const paymentMethodsOf = (casino: CasinoRecord) =>
    references.paymentMethods.byIds(casino.paymentMethodIds);
  const currenciesOf = (casino: CasinoRecord) => references.currencies.byIds(casino.currencyIds);

  async function named(kind: CatalogKind, ids: readonly number[]): Promise<CatalogEntry[]> {
    const names = await catalogNames.of(kind);
    return ids.map((id) => ({ id, names: names.get(id) }));
  }
  const gameTypesOf = (casino: CasinoRecord) => named('gameTypes', casino.gameTypeIds);
  const providersOf = (casino: CasinoRecord) => named('providers', casino.providerIds);

  async function assertInCatalog(field: string, kind: CatalogKind, ids: readonly number[]) {
    assertNone(field, await catalogNames.unknown(kind, ids));
  }

  async function supportOf({ support }: CasinoRecord): Promise<SupportOfCasino[]> {
    const types = await references.customerSupportTypes.byIds(support.map(({ typeId }) => typeId));
    const values = new Map(support.map(({ typeId, value }) => [typeId, value]));
    return types.map((type) => ({ type, value: values.get(type._id) ?? null }));
  }

  return {
    licences: async (id: number, reader: Reader) => licencesOf(await visibleCasino(id, reader)),

    async changeLicences(
      id: number,
      { action, licenceId, licenceToRemove }: LicenceChange,
      by: Editor,
    ) {
      if (action === 'remove') {
        return licencesOf(found(await relations.remove(id, 'gamblingLicenceIds', [licenceId], by)));
      }
      const hold = holding('licenceId', [licenceId], references.gamblingLicences);
      const changed =
        licenceToRemove === undefined || licenceToRemove === null
          ? await relations.add(id, 'gamblingLicenceIds', licenceId, by, hold)
          : await relations.replace(
              id,
              'gamblingLicenceIds',
              {
                added: licenceId,
                removed: licenceToRemove,
              },
              by,
              hold,
            );
      return licencesOf(found(changed));
    },

    paymentMethods: async (id: number, reader: Reader) =>
      paymentMethodsOf(await visibleCasino(id, reader)),

    async setPaymentMethods(id: number, ids: readonly number[], by: Editor) {
      const hold = holding('paymentMethodIds', ids, references.paymentMethods);
      return paymentMethodsOf(found(await relations.set(id, 'paymentMethodIds', ids, by, hold)));
    },

    currencies: async (id: number, reader: Reader) => currenciesOf(await visibleCasino(id, reader)),

    async setCurrencies(id: number, ids: readonly number[], by: Editor) {
      const hold = holding('currencyIds', ids, references.currencies);
      return currenciesOf(found(await relations.set(id, 'currencyIds', ids, by, hold)));
    },

    support: async (id: number, reader: Reader) => supportOf(await visibleCasino(id, reader)),

    /** `values` by the id of the support type; one that is not there keeps its value. */
    async setSupport(
      id: number,
      typeIds: readonly number[],
      values: Readonly<Record<string, string | null>>,
      by: Editor,
    ) {
      const hold = holding('supportIds', typeIds, references.customerSupportTypes);
      const entries = typeIds.map((typeId): SupportChange => {
        const value = values[String(typeId)];
        return value === undefined ? { typeId } : { typeId, value };
      });
      return supportOf(found(await relations.setSupport(id, entries, by, hold)));
    },

    gameTypes: async (id: number, reader: Reader) => gameTypesOf(await visibleCasino(id, reader)),

    async setGameTypes(id: number, ids: readonly number[], by: Editor) {
      await assertInCatalog('gameTypeIds', 'gameTypes', ids);
      return gameTypesOf(found(await relations.set(id, 'gameTypeIds', ids, by)));
    },

    /** Without `ids` all of them. */
    async removeGameTypes(id: number, ids: readonly number[] | undefined, by: Editor) {
      const changed =
        ids === undefined
          ? await relations.set(id, 'gameTypeIds', [], by)
          : await relations.remove(id, 'gameTypeIds', ids, by);
      return gameTypesOf(found(changed));
    },

    providers: async (id: number, reader: Reader) => providersOf(await visibleCasino(id, reader)),

    async setProviders(id: number, ids: readonly number[], by: Editor) {
      await assertInCatalog('providerIds', 'providers', ids);
      return providersOf(found(await relations.set(id, 'providerIds', ids, by)));
    },
  };
}
