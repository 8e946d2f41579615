import type { AssignableCasino, Casino, PublicCasino } from '@slots/contracts/casino/casinos';
import { entityTag } from '@slots/http-kit/entity-tag';
import type { Reader } from '@slots/tokens/claims';
import type { CasinoRecord } from './casino.model.ts';
import type { AssignableRecord } from './casinos.repository.ts';

/** A casino without anything that only staff may know. */
export function toPublicCasino(casino: CasinoRecord): PublicCasino {
  return {
    id: casino._id,
    name: casino.name,
    slug: casino.slug,
    description: casino.description,
    seo_description: casino.seo_description,
    website: casino.website,
    logoImage: casino.logoImage,
    headerImage: casino.headerImage,
    gamblingLicenceId: casino.gamblingLicenceIds[0] ?? null,
    gamblingLicenceIds: [...casino.gamblingLicenceIds],
    providers: casino.providerIds.map(String),
    paymentMethods: [...casino.paymentMethodIds],
    published: casino.published,
    tradingSince: casino.tradingSince,
    rating: casino.rating,
    numberOfGames: casino.numberOfGames,
    createdAt: casino.createdAt.toISOString(),
    updatedAt: casino.updatedAt.toISOString(),
  };
}

export function toStaffCasino(casino: CasinoRecord): Casino {
  return {
    ...toPublicCasino(casino),
    userId: casino.createdBy,
    createdBy: casino.createdBy,
    affiliateId: casino.affiliateId,
  };
}

/** The ETag of what this reader sees. */
export function casinoTag({ version }: CasinoRecord, { kind }: Reader) {
  return { ETag: entityTag(version, kind) };
}

/** The casino as this reader may see it. */
export function toCasinoForReader(casino: CasinoRecord, reader: Reader): Casino | PublicCasino {
  return reader.kind === 'staff' ? toStaffCasino(casino) : toPublicCasino(casino);
}

export function toAssignableCasino(casino: AssignableRecord): AssignableCasino {
  const { _id, name, slug, logoImage, affiliateId } = casino;
  return { id: _id, name, slug, logoImage, affiliateId };
}
