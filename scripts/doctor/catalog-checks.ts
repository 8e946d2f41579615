import {
  collectionOf,
  type Finding,
  listOf,
  type OwnersData,
  type StoredRecord,
} from './finding.ts';
import { change, nameOf, remove, without } from './mend.ts';

/** A provider, type or theme as games carry a copy of it. */
interface Copy {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

const KINDS = [
  { field: 'provider', collection: 'providers', called: 'provider' },
  { field: 'type', collection: 'types', called: 'type' },
  { field: 'themes', collection: 'themes', called: 'theme' },
] as const;

/** A return in per cent that can be read in one way only. */
const PLAIN_RETURN = /^\d{1,2}(?:\.\d+)?$/;

/** Providers, types and themes that games name but no list contains, or that games call by another name. */
export async function* brokenTaxonomy(data: OwnersData): AsyncIterable<Finding> {
  for (const { field, collection, called } of KINDS) {
    const games = collectionOf(data.catalog, 'games');
    // Read before what they are copies of: one that is renamed meanwhile would get its old name back.
    const copies = await games
      .aggregate<{ readonly _id: Copy; readonly games: number }>([
        { $project: { copy: `$${field}` } },
        { $unwind: '$copy' },
        { $group: { _id: '$copy', games: { $sum: 1 } } },
        { $sort: { games: -1, '_id.id': 1 } },
      ])
      .toArray();
    const taxa = new Map<unknown, StoredRecord>();
    for await (const taxon of collectionOf(data.catalog, collection).find()) {
      taxa.set(taxon._id, taxon);
    }
    for (const { _id: copy, games: number } of copies) {
      const place = { owner: 'catalog', collection, id: copy.id } as const;
      const taxon = taxa.get(copy.id);
      if (taxon?.['name'] === copy.name && taxon['slug'] === copy.slug) continue;
      if (taxon === undefined) {
        taxa.set(copy.id, { _id: copy.id, name: copy.name, slug: copy.slug });
        yield {
          kind: `game names a missing ${called}`,
          record: nameOf(place),
          problem: `${number} games name the ${called} ${copy.id} ("${copy.name}"), which does not exist.`,
          mend: {
            says: `make the ${called} from what the games say`,
            async apply() {
              const { id, name, slug } = copy;
              await collectionOf(data.catalog, collection).updateOne(
                { _id: id },
                { $setOnInsert: { name, slug } },
                { upsert: true },
              );
            },
          },
        };
        continue;
      }
      const { name, slug } = taxon;
      const isList = field === 'themes';
      yield {
        kind: `game has an old copy of its ${called}`,
        record: nameOf(place),
        problem: `${number} games call it "${copy.name}" (${copy.slug}); it is "${name}" (${slug}).`,
        mend: {
          says: 'renew the copies',
          async apply() {
            const stale = { id: copy.id, name: copy.name, slug: copy.slug };
            const target = isList ? `${field}.$[copy]` : field;
            await games.updateMany(
              isList ? { [field]: { $elemMatch: stale } } : { [field]: stale },
              {
                $set: { [target]: { id: copy.id, name, slug } },
                $inc: { version: 1 },
                $currentDate: { updatedAt: true },
              },
              isList ? { arrayFilters: [{ 'copy.id': copy.id }] } : {},
            );
          },
        },
      };
    }
  }
}

/** Former slugs that a game has now: the redirect would never be taken. */
export async function* takenFormerSlugs(data: OwnersData): AsyncIterable<Finding> {
  const games = collectionOf(data.catalog, 'games');
  const taken = games.aggregate<{ readonly _id: number; readonly oldSlugs: string }>([
    { $match: { 'oldSlugs.0': { $exists: true } } },
    { $project: { oldSlugs: 1 } },
    { $unwind: '$oldSlugs' },
    { $lookup: { from: 'games', localField: 'oldSlugs', foreignField: 'slug', as: 'owners' } },
    { $match: { 'owners.0': { $exists: true } } },
    { $project: { oldSlugs: 1 } },
  ]);
  for await (const { _id, oldSlugs } of taken) {
    const place = { owner: 'catalog', collection: 'games', id: _id } as const;
    yield {
      kind: 'former slug of a game is in use',
      record: nameOf(place),
      problem: `It redirects from "${oldSlugs}", which is the address of a game.`,
      mend: change(data, place, 'give the redirect up', without('oldSlugs', oldSlugs)),
    };
  }
}

/** Games whose number to sort by is not what their text says. */
export async function* wrongReturns(data: OwnersData): AsyncIterable<Finding> {
  const games = collectionOf(data.catalog, 'games').find(
    { rtp: PLAIN_RETURN },
    { projection: { rtp: 1, rtpValue: 1 } },
  );
  for await (const { _id, rtp, rtpValue } of games) {
    const says = Number(rtp);
    if (says === 0 || says === rtpValue) continue;
    const place = { owner: 'catalog', collection: 'games', id: _id } as const;
    yield {
      kind: 'game is sorted by another return than it shows',
      record: nameOf(place),
      problem: `It shows ${rtp} % and is sorted as ${rtpValue}.`,
      mend: change(data, place, 'sort it by what it shows', { rtpValue: says }, { rtp }),
    };
  }
}

/** Games that stayed as they were although the catalogue has withdrawn them: visitors may go on seeing them. */
export async function* missedWithdrawals(data: OwnersData): AsyncIterable<Finding> {
  const missed = collectionOf(data.catalog, 'mirror').aggregate<{ readonly game: StoredRecord }>([
    { $match: { withdrawn: true } },
    { $lookup: { from: 'games', localField: '_id', foreignField: '_id', as: 'game' } },
    { $unwind: '$game' },
    { $match: { 'game.withdrawn': false } },
    { $project: { game: { _id: 1, name: 1, version: 1 } } },
  ]);
  for await (const { game } of missed) {
    const place = { owner: 'catalog', collection: 'games', id: game._id } as const;
    yield {
      kind: 'game is offered though the catalogue has withdrawn it',
      record: nameOf(place),
      problem: `The catalogue no longer has "${game['name']}", and the game is not marked as withdrawn.`,
      mend: change(
        data,
        place,
        'withdraw it',
        {
          withdrawn: true,
          hiddenAt: { $cond: ['$published', '$$NOW', '$hiddenAt'] },
          // The hash goes, so that the game comes back when the catalogue has it again.
          sourceHash: '',
          updatedBy: null,
        },
        { withdrawn: false, version: game['version'] },
      ),
    };
  }
}

/** Copies of the catalogue's games that are marked as imported and are not, or the other way round. */
export async function* wrongImportMarks(data: OwnersData): AsyncIterable<Finding> {
  const wrong = collectionOf(data.catalog, 'mirror').aggregate<StoredRecord>([
    { $project: { imported: 1 } },
    { $lookup: { from: 'games', localField: '_id', foreignField: '_id', as: 'games' } },
    { $match: { $expr: { $ne: ['$imported', { $gt: [{ $size: '$games' }, 0] }] } } },
    { $project: { imported: 1 } },
  ]);
  for await (const { _id, imported } of wrong) {
    const place = { owner: 'catalog', collection: 'mirror', id: _id } as const;
    yield {
      kind: 'copy of a game has the wrong mark of its import',
      record: nameOf(place),
      problem: imported
        ? 'It is marked as imported, and there is no such game.'
        : 'It is not marked as imported, and there is the game.',
      mend: change(
        data,
        place,
        'mark it as it is',
        { imported: !imported },
        { imported: imported ?? null },
      ),
    };
  }
}

/** Parts of imports that are not there, and imports that ended before their games had an outcome. */
export async function* brokenImports(data: OwnersData): AsyncIterable<Finding> {
  const imports = new Map<unknown, StoredRecord>();
  for await (const one of collectionOf(data.catalog, 'imports').find()) imports.set(one._id, one);
  const settled = new Map<unknown, number>();
  for await (const chunk of collectionOf(data.catalog, 'importChunks').find()) {
    const { importId } = chunk;
    // One that was made since the others were read has its parts at the same moment.
    const owner =
      imports.get(importId) ??
      (await collectionOf(data.catalog, 'imports').findOne({ _id: importId }));
    const pending = listOf(chunk['pending']).length;
    const games = pending + listOf(chunk['succeeded']).length + listOf(chunk['failed']).length;
    settled.set(importId, (settled.get(importId) ?? 0) + games);
    if (owner === null) {
      const place = { owner: 'catalog', collection: 'importChunks', id: chunk._id } as const;
      yield {
        kind: 'part of a missing import',
        record: nameOf(place),
        problem: `It belongs to the import ${importId}, which does not exist.`,
        mend: remove(data, place, { importId }),
      };
    } else if (pending > 0 && owner['state'] === 'completed') {
      const place = { owner: 'catalog', collection: 'imports', id: owner._id } as const;
      yield {
        kind: 'import that ended too early',
        record: nameOf(place),
        problem: `It is called completed, and ${pending} games of its part ${chunk['chunk']} have no outcome.`,
        mend: change(
          data,
          place,
          'let it go on',
          { state: 'running', finishedAt: null },
          { state: 'completed' },
        ),
      };
    }
  }
  for (const one of imports.values()) {
    const games = settled.get(one._id) ?? 0;
    if (games === one['total']) continue;
    yield {
      kind: 'import whose parts do not add up',
      record: nameOf({ owner: 'catalog', collection: 'imports', id: one._id }),
      problem: `It was asked for ${one['total']} games and its parts name ${games}: import what is missing again.`,
    };
  }
}
