import { addArticleImage } from '@slots/contracts/casino/images';
import { MAX_POINT_LENGTH, MAX_REASON_LENGTH, MAX_TAG_LENGTH } from '@slots/contracts/text-limits';
import { MAX_ALT_LENGTH } from '@slots/rich-text/leaves';
import sharp from 'sharp';
import { z } from 'zod';
import type { SystemWithCatalogue } from './system-with-catalogue.fixture.ts';

const ided = z.object({ id: z.int() });

interface Written {
  readonly text: string;
  /** The target of its links, apart from those to the records below. */
  readonly link: string;
  /** The author's and the guide's. */
  readonly slug: string;
  readonly casinoId: number;
  readonly offerId: number;
  readonly gameId: number;
}

/**
 * Publishes a review, a guide and a toplist, with an author. All their texts are this one, as far as it fits.
 * @returns the ids of the guide and the toplist
 */
export async function publishTexts(
  call: SystemWithCatalogue['call'],
  { text, link, slug, casinoId, offerId, gameId }: Written,
): Promise<{ readonly guide: number; readonly toplist: number }> {
  const make = async (path: string, body: object) => ided.parse(await call('POST', path, body)).id;
  async function publish(path: string, subject: object, content: object): Promise<number> {
    const id = await make(path, { subject, content });
    await call('POST', `${path}/${id}/publication`, {});
    return id;
  }

  const authorId = await make('/api/authors', {
    name: text,
    slug,
    role: text,
    words: text,
    links: [link],
  });
  const words = (...marks: object[]) => ({ type: 'text', text, marks });
  const referenceTo = (kind: string, id: number) =>
    words({ type: 'reference', attrs: { kind, id } });
  const paragraph = {
    type: 'paragraph',
    content: [
      words({ type: 'bold' }, { type: 'italic' }),
      words({ type: 'link', attrs: { href: link } }),
      referenceTo('casino', casinoId),
      referenceTo('offer', offerId),
      referenceTo('game', gameId),
    ],
  };
  const create = { width: 16, height: 9, channels: 3, background: '#0b5a43' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const upload = { image: `data:image/png;base64,${png.toString('base64')}` };
  const uploaded = await call('POST', addArticleImage.path, upload);
  const picture = {
    ...addArticleImage.responses[201].parse(uploaded),
    alt: text.slice(0, MAX_ALT_LENGTH),
  };
  const article = {
    type: 'doc',
    content: [
      paragraph,
      { type: 'heading', attrs: { level: 2 }, content: [words()] },
      { type: 'blockquote', content: [paragraph] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] },
      { type: 'picture', attrs: picture },
    ],
  };
  const points = [text.slice(0, MAX_POINT_LENGTH)];
  await publish(
    '/api/reviews',
    { casinoId },
    {
      authorId,
      reviewedById: authorId,
      verdict: text,
      text: article,
      advantages: points,
      disadvantages: points,
      scores: { safety: 4, bonuses: 4, games: 4, payments: 4, support: 4 },
      testedOn: '2026-11-01',
      changes: [{ on: '2026-11-20', text }],
    },
  );
  const guide = await publish(
    '/api/guides',
    {},
    {
      title: text,
      slug,
      summary: text,
      cover: picture,
      authorId,
      tags: [text.slice(0, MAX_TAG_LENGTH)],
      relatedGameIds: [gameId],
      relatedCasinoIds: [casinoId],
      text: article,
    },
  );
  const reason = text.slice(0, MAX_REASON_LENGTH);
  const toplist = await publish(
    '/api/toplists',
    { place: 'country', of: null },
    { name: text, countries: ['GB'], entries: [{ kind: 'casino', id: casinoId, reason }] },
  );
  return { guide, toplist };
}
