import {
  currencies,
  customerSupportTypes,
  gamblingLicences,
  paymentMethods,
} from '@slots/contracts/casino/reference-data';
import type { ReferenceList } from '@slots/contracts/casino/reference-list';
import { conflict } from '@slots/http-kit/http-problem.error';
import type { Route } from '@slots/http-kit/route';
import type { RecordOf } from '@slots/mongo/entity';
import { readSeedFile, seedRecord } from '@slots/mongo/seed-file';
import type { ClientSession, Connection } from 'mongoose';
import { z } from 'zod';
import type { RelationField } from '../casinos/casino.model.ts';
import {
  createReferenceRepository,
  type ReferenceRepository,
  type Stores,
} from './reference.repository.ts';
import { createReferenceRoutes, type ReferenceCall } from './reference.router.ts';

/** A reference list with its first entries. */
export interface SeededReferenceList<L extends ReferenceList = ReferenceList> {
  readonly entries: ReferenceRepository<L>;
  readonly routes: readonly Route[];
  readonly seed: {
    readonly records: readonly { readonly _id: number }[];
    write(): Promise<void>;
  };
}

/** Real reference data. */
const FIRST_ENTRIES = new URL('../seeds/reference/', import.meta.url);

export type ReferenceLists = ReturnType<typeof createReferenceLists>;

const NAMED_BY_LAW =
  'Failed to delete gambling licence. The rules of the markets (LAW_FILE) name it: take it out there first.';

/**
 * The lists that casinos choose from. `isReferenced`: a casino has this id in the field. `isNamedByLaw`: the law
 * would refer to nothing without this licence.
 */
export function createReferenceLists({
  connection,
  stores,
  isReferenced,
  isNamedByLaw,
}: {
  connection: Connection;
  stores: Stores;
  isReferenced: (field: RelationField, id: number, session: ClientSession) => Promise<boolean>;
  isNamedByLaw: (licence: RecordOf<(typeof gamblingLicences)['entity']>) => boolean;
}) {
  function served<L extends ReferenceList>(
    list: L,
    calls: readonly ReferenceCall[],
    field?: RelationField,
    isNamed: (entry: RecordOf<L['entity']>) => boolean = () => false,
  ): SeededReferenceList<L> {
    const entries = createReferenceRepository(connection, list, stores);
    const file = new URL(`${list.name}.json`, FIRST_ENTRIES);
    const records = readSeedFile(file, z.array(seedRecord<L['entity']>(list.entity)));
    async function isUsed(id: number, session: ClientSession): Promise<boolean> {
      if ((await entries.byIds([id])).some(isNamed)) throw conflict(NAMED_BY_LAW);
      return field !== undefined && (await isReferenced(field, id, session));
    }
    return {
      entries,
      routes: createReferenceRoutes(list, { entries, calls, isUsed }),
      seed: { records, write: () => entries.insertMissing(records) },
    };
  }

  return {
    paymentMethods: served(
      paymentMethods,
      ['export', 'create', 'update', 'remove'],
      'paymentMethodIds',
    ),
    gamblingLicences: served(
      gamblingLicences,
      ['export', 'create', 'remove'],
      'gamblingLicenceIds',
      isNamedByLaw,
    ),
    currencies: served(currencies, ['export', 'create', 'replace', 'remove'], 'currencyIds'),
    customerSupportTypes: served(customerSupportTypes, []),
  };
}
