import { keptLists } from '@slots/contracts/casino/reference-data';
import {
  collectionOf,
  type Finding,
  idsOf,
  listOf,
  type Mend,
  type Owner,
  type OwnersData,
  recordsOf,
  type StoredRecord,
} from './finding.ts';
import { change, nameOf, remove, without } from './mend.ts';

/** Lists of ids in a casino, and the collection that each points to. */
const LINKS: readonly { field: string; owner: Owner; collection: string; called: string }[] = [
  ...Object.values(keptLists).map(({ casinoField, collection, one }) => ({
    field: casinoField,
    owner: 'casino' as const,
    collection,
    called: one,
  })),
  { field: 'providerIds', owner: 'catalog', collection: 'providers', called: 'game provider' },
  { field: 'gameTypeIds', owner: 'catalog', collection: 'types', called: 'game type' },
];

/** Pictures of our own end with the hash that their sizes are stored under. */
const OWN_PICTURE = /\/api\/public\/images\/(?<hash>[0-9a-f]{32,64})$/;
const EVERYWHERE = 'gl';

/**
 * The mend of a reference to something missing. Where nothing of its kind is there, it is rather in another database, or
 * not restored yet, and a person has to look.
 */
const unlessEmpty = (targets: ReadonlySet<unknown>, mend: Mend) => targets.size > 0 && { mend };

const placeOf = ({ _id }: StoredRecord) =>
  ({ owner: 'casino', collection: 'casinos', id: _id }) as const;

/** The support type of a stored entry; nothing when it has none. */
function idIn(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'typeId' in entry
    ? entry.typeId
    : undefined;
}

/** Casinos whose lists name something that is not there. */
export async function* brokenLinks(data: OwnersData): AsyncIterable<Finding> {
  const fields = [...LINKS.map(({ field }) => field), 'support'];
  const casinos = await recordsOf(data.casino, 'casinos', fields);
  const supportTypes = await idsOf(data.casino, 'customer_support_types');
  const targets = await Promise.all(
    LINKS.map(async (link) => ({ ...link, ids: await idsOf(data[link.owner], link.collection) })),
  );
  for (const casino of casinos) {
    const place = placeOf(casino);
    for (const { field, ids, called } of targets) {
      for (const id of listOf(casino[field]).filter((each) => !ids.has(each))) {
        yield {
          kind: `casino refers to a missing ${called}`,
          record: nameOf(place),
          problem: `It names the ${called} ${String(id)}, which does not exist.`,
          ...unlessEmpty(ids, change(data, place, 'take the reference out', without(field, id))),
        };
      }
    }
    for (const entry of listOf(casino['support'])) {
      const typeId = idIn(entry);
      if (supportTypes.has(typeId)) continue;
      yield {
        kind: 'casino refers to a missing customer support type',
        record: nameOf(place),
        problem: `It names the customer support type ${String(typeId)}, which does not exist.`,
        ...unlessEmpty(
          supportTypes,
          change(data, place, 'take the reference out', without('support', typeId, 'typeId')),
        ),
      };
    }
  }
}

/** Casinos of affiliates that are not there. */
export async function* missingAffiliates(data: OwnersData): AsyncIterable<Finding> {
  const casinos = await recordsOf(data.casino, 'casinos', ['affiliateId']);
  const affiliates = await idsOf(data.affiliate, 'affiliates');
  for (const casino of casinos) {
    const { affiliateId = null } = casino;
    if (affiliateId === null || affiliates.has(affiliateId)) continue;
    const place = placeOf(casino);
    yield {
      kind: 'casino refers to a missing affiliate',
      record: nameOf(place),
      problem: `It is assigned to the affiliate ${affiliateId}, which does not exist.`,
      ...unlessEmpty(
        affiliates,
        change(
          data,
          place,
          'leave it without an affiliate',
          { affiliateId: null },
          { affiliateId },
        ),
      ),
    };
  }
}

/** Casinos whose logo or header is a picture of ours that is not stored. */
export async function* missingPictures(data: OwnersData): AsyncIterable<Finding> {
  const fields = ['logoImage', 'headerImage'];
  const casinos = await recordsOf(data.casino, 'casinos', fields);
  const pictures = new Set<string>();
  for await (const { filename } of collectionOf(data.casino, 'images.files').find()) {
    pictures.add(String(filename).replace(/-\d+$/, ''));
  }
  for (const casino of casinos) {
    for (const field of fields) {
      const address = casino[field];
      const hash = typeof address === 'string' && OWN_PICTURE.exec(address)?.groups?.['hash'];
      if (!hash || pictures.has(hash)) continue;
      const place = placeOf(casino);
      yield {
        kind: 'casino shows a picture that is not stored',
        record: nameOf(place),
        problem: `Its ${field} is ${address}, of which there is no file.`,
        mend: change(
          data,
          place,
          'leave it without the picture',
          { [field]: null },
          { [field]: address },
        ),
      };
    }
  }
}

/** Promotions without their casino, or for countries that do not exist. */
export async function* brokenPromotions(data: OwnersData): AsyncIterable<Finding> {
  const promotions = await recordsOf(data.casino, 'promotions', ['casinoId', 'countries']);
  const casinos = await idsOf(data.casino, 'casinos');
  const countries = await recordsOf(data.geo, 'countries', ['code']);
  const known = new Set<unknown>(countries.map(({ code }) => code));
  for (const promotion of promotions) {
    const place = { owner: 'casino', collection: 'promotions', id: promotion._id } as const;
    const { casinoId } = promotion;
    if (!casinos.has(casinoId)) {
      yield {
        kind: 'promotion of a missing casino',
        record: nameOf(place),
        problem: `It belongs to the casino ${casinoId}, which does not exist.`,
        ...unlessEmpty(casinos, remove(data, place, { casinoId })),
      };
      continue;
    }
    const named = listOf(promotion['countries']);
    const unknown = named.filter((code) => code !== EVERYWHERE && !known.has(code));
    for (const code of unknown) {
      const isOnly = unknown.length === named.length;
      yield {
        kind: 'promotion for an unknown country',
        record: nameOf(place),
        problem: isOnly
          ? `It is for ${String(code)}, which is no country, and for no other: choose its countries in the portal.`
          : `It is for ${String(code)}, which is no country.`,
        ...(!isOnly &&
          unlessEmpty(
            known,
            change(data, place, 'take the country out', without('countries', code)),
          )),
      };
    }
  }
}
