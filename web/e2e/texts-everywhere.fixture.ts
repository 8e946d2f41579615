import { updateAffiliate } from '@slots/contracts/affiliate/affiliates';
import { casinoChoices } from '@slots/contracts/casino/casino-relations';
import { updateCasino } from '@slots/contracts/casino/casinos';
import { addArticleImage } from '@slots/contracts/casino/images';
import { updatePromotion } from '@slots/contracts/casino/promotions';
import { keptLists } from '@slots/contracts/casino/reference-data';
import { updateGame } from '@slots/contracts/catalog/games';
import { MAX_POINT_LENGTH, MAX_REASON_LENGTH, MAX_TAG_LENGTH } from '@slots/contracts/text-limits';
import { MAX_ALT_LENGTH } from '@slots/rich-text/leaves';
import sharp from 'sharp';
import { z } from 'zod';
import type { SystemWithCatalogue } from './system-with-catalogue.fixture.ts';

const ided = z.object({ id: z.int() });
const slugged = z.object({ slug: z.string() });

type Call = SystemWithCatalogue['call'];

/** What is written into every field; a field takes the first of them that it allows. */
interface Texts {
  /** At most 255 characters; fields that allow fewer take its beginning. */
  readonly text: string;
  /** For fields that screens may make addresses of: profiles, phone numbers, icons. */
  readonly address: string;
  /** Up to three characters. Codes are unique: another one each time. */
  readonly short: string;
  /** A web address. */
  readonly link: string;
}

interface Written extends Texts {
  /** The author's and the guide's. */
  readonly slug: string;
  /** An imported game. */
  readonly gameId: number;
  readonly youtubeUrl: string;
  /** Providers and game types of the catalogue. */
  readonly taxonIds: readonly number[];
}

const ADDRESSES: ReadonlySet<string> = new Set(['icon', 'telegramProfile', 'telephoneNumber']);
const LARGEST = { amount: 999_999_999_999.99, currency: 'XAF' };

/** A text for every field of a body that takes one, by what its contract says. */
function textsOf(body: z.ZodObject, { text, address, short, link }: Texts): object {
  const shorter = [250, 64].map((length) => text.slice(0, length));
  return Object.fromEntries(
    Object.entries(body.shape).flatMap(([name, schema]) => {
      const longest = ADDRESSES.has(name) ? address : text;
      const fitting = [longest, ...shorter, short, link].find(
        (one) => z.safeParse(schema, one).success,
      );
      return fitting === undefined ? [] : [[name, fitting]];
    }),
  );
}

/**
 * Writes all that staff can write: a published casino with everything that a casino can have, and what it belongs to.
 * @returns where it is to be seen
 */
export async function writeEverywhere(call: Call, written: Written) {
  const { text, address, gameId, youtubeUrl, taxonIds } = written;
  const make = async (path: string, body: object) => ided.parse(await call('POST', path, body)).id;

  const casinoId = await make('/api/casinos', { name: text });
  const casino = `/api/casinos/${casinoId}`;
  await call('PATCH', casino, {
    ...textsOf(updateCasino.body, written),
    rating: '4.5',
    published: 'true',
  });
  const entries: Record<string, number> = {};
  for (const [name, { create }] of Object.entries(keptLists)) {
    entries[name] = await make(create.path, textsOf(create.body, written));
  }
  const licenceId = entries['gamblingLicences'];
  await call('PATCH', `${casino}/gambling-licences`, { action: 'add', licenceId });
  for (const { name, from, field, path, set } of Object.values(casinoChoices)) {
    const ids = from === 'list' ? [entries[name]] : taxonIds;
    await call(set.method, `${casino}/${path}`, { [field]: ids });
  }
  await call('POST', `${casino}/customer-support`, { supportIds: [1], values: { 1: address } });
  const offerId = await make('/api/promotions', {
    ...textsOf(updatePromotion.body, written),
    casinoId,
    countries: ['GB'],
    score: gameId,
    kind: 'deposit-match',
    product: 'live-casino',
    wagering: { times: 199.9, of: 'bonus-and-deposit' },
    minDeposit: LARGEST,
    maxBonus: LARGEST,
    maxBet: LARGEST,
    maxWin: LARGEST,
    freeSpins: 10_000,
    validDays: 365,
    countryLinks: [{ country: 'DE', url: written.link }],
  });
  const affiliate = await make('/api/affiliates', { name: text });
  await call('PATCH', `/api/affiliates/${affiliate}`, textsOf(updateAffiliate.body, written));
  await call('POST', `/api/deployment-fix/force-assign/${affiliate}/${casinoId}`);
  const password = 'a-password-for-tests';
  await call('POST', '/api/users', { username: text, password, confirmPassword: password });
  await call('PATCH', `/api/games/${gameId}`, {
    ...textsOf(updateGame.body, written),
    youtube_url: youtubeUrl,
  });
  const published = await publishTexts(call, { ...written, casinoId, offerId });
  return { casinoSlug: slugged.parse(await call('GET', casino)).slug, affiliate, ...published };
}

/**
 * Publishes a review, a guide and a toplist, with an author. All their texts are this one, as far as it fits.
 * @returns the ids of the guide and the toplist
 */
async function publishTexts(
  call: Call,
  {
    text,
    link,
    slug,
    casinoId,
    offerId,
    gameId,
  }: Written & { readonly casinoId: number; readonly offerId: number },
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
