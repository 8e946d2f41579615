import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import type { AssignableCasino, Casino, PublicCasino } from '@slots/contracts/casino/casinos';
import { entityTag } from '@slots/http-kit/entity-tag';
import { publicAnswer, staffAnswer } from '@slots/mongo/entity';
import type { Reader } from '@slots/tokens/claims';
import type { CasinoRecord } from './casino.model.ts';
import type { CasinoCardRecord } from './casino-tags.ts';
import type { AssignableRecord } from './casinos.repository.ts';

export const toStaffCasino = (casino: CasinoRecord): Casino => staffAnswer(casinoEntity, casino);

/** The ETag of what this reader sees. */
export function casinoTag({ version }: CasinoRecord, { kind }: Reader) {
  return { ETag: entityTag(version, kind) };
}

/** The casino as this reader may see it. */
export function toCasinoForReader(casino: CasinoRecord, reader: Reader): Casino | PublicCasino {
  return reader.kind === 'staff' ? toStaffCasino(casino) : publicAnswer(casinoEntity, casino);
}

/** The casino on a card, with the names of its licences. */
export function toCasinoCard(
  { _id, gamblingLicenceIds, ...shown }: CasinoCardRecord,
  licences: readonly { readonly _id: number; readonly name: string }[],
) {
  return {
    id: _id,
    ...shown,
    licences: gamblingLicenceIds.flatMap((id) => {
      const licence = licences.find((one) => one._id === id);
      return licence ? { id, name: licence.name } : [];
    }),
  };
}

export function toAssignableCasino(casino: AssignableRecord): AssignableCasino {
  const { _id, name, slug, logoImage, affiliateId } = casino;
  return { id: _id, name, slug, logoImage, affiliateId };
}
