import { tagsHeader } from '@slots/contracts/changes';
import { NOT_KEPT } from '../catalog/catalog-names.ts';
import type { DraftedKind, Fault, Publication, Visit } from '../drafts/drafted-kind.ts';
import type { FoundPlaces } from '../places/places.ts';
import type { PublicPromotionsService } from '../promotions/public-promotions.service.ts';

/** A kind of drafted record with a text, whose links are looked up for each visitor. */
export interface ArticleKind<Subject, Content, Shown> extends DraftedKind<Subject, Content, Shown> {
  /** As this visitor sees it, with what its links lead to. */
  read(
    publication: Publication<Subject, Content>,
    visit: Visit,
  ): Promise<{ readonly shown: Shown; readonly found: FoundPlaces }>;
}

/** The faults of fields that may be empty in a draft only. */
export const missingFields = (paths: readonly string[]): Fault[] =>
  paths.map((path) => ({ path, message: 'is needed before publication' }));

export const noAuthor = (path: string, id: number): Fault => ({
  path,
  message: `There is no author ${id}.`,
});

/** An article as a visitor from this country reads it now, with the tags of all that it is made from. */
export async function readArticle<Subject, Content, Shown>(
  kind: ArticleKind<Subject, Content, Shown>,
  publication: Publication<Subject, Content>,
  country: string | null,
  publicPromotions: PublicPromotionsService,
) {
  const untilOffersChange = await publicPromotions.cacheHeaders();
  const { shown, found } = await kind.read(publication, { country, at: new Date() });
  const { id, subject, content } = publication;
  const cacheHeaders = found.hasOffers ? untilOffersChange : {};
  return {
    body: shown,
    headers: {
      ...tagsHeader([...kind.tagsOf(id, subject, content), ...found.tags]),
      ...(found.isWhole ? cacheHeaders : NOT_KEPT),
    },
  };
}
