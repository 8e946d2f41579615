import type { CasinoRelation } from '@slots/contracts/casino/casino-entity';
import { gamblingLicences, referenceLists } from '@slots/contracts/casino/reference-data';
import type { ReferenceList } from '@slots/contracts/casino/reference-list';
import { conflict } from '@slots/http-kit/http-problem.error';
import type { Route } from '@slots/http-kit/route';
import type { NewRecord, RecordOf } from '@slots/mongo/entity';
import { readSeedFile, seedRecord } from '@slots/mongo/seed-file';
import type { ClientSession, Connection } from 'mongoose';
import { z } from 'zod';
import type { Stores } from '../stores.ts';
import { createReferenceRepository, type ReferenceRepository } from './reference.repository.ts';
import { createReferenceRoutes } from './reference.router.ts';

/** A reference list with its first entries. */
export interface SeededReferenceList<L extends ReferenceList = ReferenceList> {
  readonly entries: ReferenceRepository<L>;
  readonly routes: readonly Route[];
  readonly seeds: readonly NewRecord<L['entity']>[];
}

export type ReferenceLists = ReturnType<typeof createReferenceLists>;

/** Real reference data. */
const FIRST_ENTRIES = new URL('../seeds/reference/', import.meta.url);

/** The same lists, each as `of` serves it. */
function eachOf<Lists extends Readonly<Record<string, ReferenceList>>>(
  lists: Lists,
  of: (list: ReferenceList) => SeededReferenceList,
): { readonly [Name in keyof Lists]: SeededReferenceList<Lists[Name]> };
function eachOf(
  lists: Readonly<Record<string, ReferenceList>>,
  of: (list: ReferenceList) => SeededReferenceList,
): Readonly<Record<string, SeededReferenceList>> {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, of(list)]));
}

const NAMED_BY_LAW =
  'Failed to delete gambling licence. The market rules (LAW_FILE) name it: remove it there first.';

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
  isReferenced: (field: CasinoRelation, id: number, session: ClientSession) => Promise<boolean>;
  isNamedByLaw: (licence: RecordOf<(typeof gamblingLicences)['entity']>) => boolean;
}) {
  const lists = eachOf(referenceLists, (list) => {
    const { name, entity, casinoField } = list;
    const entries = createReferenceRepository(connection, list, stores);
    async function isUsed(id: number, session: ClientSession): Promise<boolean> {
      if (list === gamblingLicences) await assertNotNamedByLaw(id);
      return casinoField !== null && (await isReferenced(casinoField, id, session));
    }
    return {
      entries,
      routes: createReferenceRoutes(list, { entries, isUsed }),
      seeds: readSeedFile(new URL(`${name}.json`, FIRST_ENTRIES), z.array(seedRecord(entity))),
    };
  });

  async function assertNotNamedByLaw(id: number): Promise<void> {
    const licences = await lists.gamblingLicences.entries.byIds([id]);
    if (licences.some(isNamedByLaw)) throw conflict(NAMED_BY_LAW);
  }

  return lists;
}
