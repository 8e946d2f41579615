import {
  currencies,
  customerSupportTypes,
  gamblingLicences,
  paymentMethods,
} from '@slots/contracts/casino/reference-data';
import type { ReferenceList } from '@slots/contracts/casino/reference-list';
import type { Route } from '@slots/http-kit/route';
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

/** The lists that casinos choose from. `isReferenced`: a casino has this id in the field. */
export function createReferenceLists({
  connection,
  stores,
  isReferenced,
}: {
  connection: Connection;
  stores: Stores;
  isReferenced: (field: RelationField, id: number, session: ClientSession) => Promise<boolean>;
}) {
  function served<L extends ReferenceList>(
    list: L,
    calls: readonly ReferenceCall[],
    field?: RelationField,
  ): SeededReferenceList<L> {
    const entries = createReferenceRepository(connection, list, stores);
    const file = new URL(`${list.name}.json`, FIRST_ENTRIES);
    const records = readSeedFile(file, z.array(seedRecord<L['entity']>(list.entity)));
    const isUsed = async (id: number, session: ClientSession) =>
      field !== undefined && (await isReferenced(field, id, session));
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
    ),
    currencies: served(currencies, ['export', 'create', 'replace', 'remove'], 'currencyIds'),
    customerSupportTypes: served(customerSupportTypes, []),
  };
}
