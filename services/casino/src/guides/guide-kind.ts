import type { Guide, GuideCard, GuideContent, GuideTag } from '@slots/contracts/casino/guides';
import { changeTags } from '@slots/contracts/changes';
import { slugOf } from '@slots/mongo/slug';
import type { Reference } from '@slots/rich-text/leaves';
import { picturesOf, plainText, referencesOf } from '@slots/rich-text/reading';
import { type ArticleKind, missingFields, noAuthor } from '../articles/article-kind.ts';
import { toByline } from '../authors/author.mapper.ts';
import type { AuthorRecord } from '../authors/author.model.ts';
import type { AuthorsRepository } from '../authors/authors.repository.ts';
import type { Publication } from '../drafts/drafted-kind.ts';
import type { MissingPictures } from '../images/missing-pictures.ts';
import type { Places } from '../places/places.ts';

/** A guide has no subject fields. */
export type GuideSubject = Readonly<Record<string, never>>;
type ListedPublication = Publication<
  GuideSubject,
  Omit<GuideContent, 'text' | 'relatedGameIds' | 'relatedCasinoIds'>
>;

const toCasino = (id: number) => ({ kind: 'casino' as const, id });

/** All that a guide leads to: in its text, and beside it. */
function referencesOfGuide(content: GuideContent): readonly Reference[] {
  const { text, relatedGameIds, relatedCasinoIds } = content;
  return [
    ...referencesOf(text),
    ...relatedGameIds.map((id) => ({ kind: 'game' as const, id })),
    ...relatedCasinoIds.map(toCasino),
  ];
}

/** Spellings of one tag have the same page. */
export const toGuideTag = (name: string): GuideTag => ({ name, slug: slugOf(name) || null });

/** A guide as lists show it. */
export function toGuideCard(
  { id, content, firstAt, at }: ListedPublication,
  author: AuthorRecord | undefined,
): GuideCard {
  const { title, slug, summary, cover, tags } = content;
  return {
    id,
    title,
    slug,
    summary,
    cover,
    author: author ? toByline(author) : null,
    tags: tags.map(toGuideTag),
    publishedAt: firstAt.toISOString(),
    updatedAt: at.toISOString(),
  };
}

export type GuideKind = ArticleKind<GuideSubject, GuideContent, Guide>;

/** An article: a drafted record with an address of its own. */
export function createGuideKind({
  authors,
  places,
  missingPictures,
}: {
  readonly authors: Pick<AuthorsRepository, 'byIds' | 'lock'>;
  readonly places: Places;
  readonly missingPictures: MissingPictures;
}): GuideKind {
  const read: GuideKind['read'] = async (publication, visit) => {
    const { content } = publication;
    const { authorId, text, relatedGameIds, relatedCasinoIds } = content;
    const [known, found] = await Promise.all([
      authors.byIds(authorId === null ? [] : [authorId]),
      places.find(referencesOfGuide(content), visit),
    ]);
    const isFound = (kind: Reference['kind']) => (id: number) =>
      found.places.some((place) => place.kind === kind && place.id === id);
    const shown = {
      ...toGuideCard(publication, authorId === null ? undefined : known.get(authorId)),
      text,
      relatedGameIds: relatedGameIds.filter(isFound('game')),
      relatedCasinoIds: relatedCasinoIds.filter(isFound('casino')),
      places: [...found.places],
    };
    return { shown, found };
  };

  return {
    titleOf: (_subject, { title }) => title,
    keysOf: (_subject, { slug }) => [slug],
    taken: { path: 'content.slug', message: 'Another guide has this slug.' },

    faultsOf({ summary, authorId, text }) {
      return missingFields([
        ...(summary === '' ? ['summary'] : []),
        ...(authorId === null ? ['authorId'] : []),
        ...(plainText(text).trim() === '' ? ['text'] : []),
      ]);
    },

    async check({ content: { authorId, cover, text, relatedCasinoIds }, before }, session) {
      const known = before.flatMap(referencesOfGuide);
      const had = before.flatMap((one) => [
        ...(one.cover ? [one.cover] : []),
        ...picturesOf(one.text),
      ]);
      const related = relatedCasinoIds.map(toCasino);
      const nobody = await authors.lock(authorId === null ? [] : [authorId], session);
      return [
        ...(await missingPictures('content.cover', cover ? [cover] : [], had)),
        ...(await missingPictures('content.text', picturesOf(text), had)),
        ...(await places.missing('content.text', referencesOf(text), known)),
        ...(await places.missing('content.relatedCasinoIds', related, known)),
        ...nobody.map((id) => noAuthor('content.authorId', id)),
      ];
    },

    tagsOf: (id, _subject, { authorId }) => [
      changeTags.guide(id),
      changeTags.guideList,
      ...(authorId === null ? [] : [changeTags.author(authorId)]),
    ],

    read,
    show: async (publication, visit) => (await read(publication, visit)).shown,
  };
}
