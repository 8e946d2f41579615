import {
  currencies,
  customerSupportTypes,
  gamblingLicences,
  paymentMethods,
} from '@slots/contracts/casino/reference-data';
import type { ReferenceList } from '@slots/contracts/casino/reference-list';
import type { Route } from '@slots/http-kit/route';
import type { NewRecord } from '@slots/mongo/entity';
import type { ClientSession, Connection } from 'mongoose';
import type { LinkField } from '../casinos/casino.model.ts';
import { REFERENCE_DATA } from '../seeds/reference-data.ts';
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

export type ReferenceLists = ReturnType<typeof createReferenceLists>;

/** The lists that casinos choose from. `isLinked` tells whether a casino has an id in this field. */
export function createReferenceLists({
  connection,
  stores,
  isLinked,
}: {
  connection: Connection;
  stores: Stores;
  isLinked: (field: LinkField, id: number, session: ClientSession) => Promise<boolean>;
}) {
  function served<L extends ReferenceList>(
    list: L,
    records: readonly NewRecord<L['entity']>[],
    calls: readonly ReferenceCall[],
    field?: LinkField,
  ): SeededReferenceList<L> {
    const entries = createReferenceRepository(connection, list, stores);
    const isUsed = async (id: number, session: ClientSession) =>
      field !== undefined && (await isLinked(field, id, session));
    return {
      entries,
      routes: createReferenceRoutes(list, { entries, calls, isUsed }),
      seed: { records, write: () => entries.insertMissing(records) },
    };
  }

  return {
    paymentMethods: served(
      paymentMethods,
      REFERENCE_DATA.paymentMethods,
      ['export', 'create', 'update', 'remove'],
      'paymentMethodIds',
    ),
    gamblingLicences: served(
      gamblingLicences,
      REFERENCE_DATA.gamblingLicences,
      ['export', 'create', 'remove'],
      'gamblingLicenceIds',
    ),
    currencies: served(
      currencies,
      REFERENCE_DATA.currencies,
      ['export', 'create', 'replace', 'remove'],
      'currencyIds',
    ),
    customerSupportTypes: served(customerSupportTypes, REFERENCE_DATA.customerSupportTypes, []),
  };
}
