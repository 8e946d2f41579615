import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { formatRtp } from '../src/features/games/rtp.ts';
import { type GatewayClient, GatewayError } from './gateway-client.ts';
import { hashOfCard, type ShareCard, type ShareImages } from './share-image.ts';

const KEPT_IMAGES = 300;

const named = z.object({ name: z.string() });
const game = z.object({
  name: z.string(),
  thumb: z.string().nullable(),
  rtp: z.string().nullable(),
  volatility: z.string().nullable(),
  provider: named.nullable(),
});
const casino = z.object({
  name: z.string(),
  logoImage: z.string().nullable(),
  rating: z.string().nullable(),
  numberOfGames: z.int().nullable(),
});

type CardOf = Omit<ShareCard, 'art'> & { readonly artUrl: string | null };

const OWN_IMAGE = /^\/api\/public\/images\/[a-f0-9]+-\d+$/;

export interface ShareCards {
  /** The picture of a game or casino, and a name for what it shows; undefined when there is none. */
  read(path: string): Promise<{ readonly png: Buffer; readonly hash: string } | undefined>;
}

interface ShareCardsOptions {
  readonly gateway: GatewayClient;
  readonly images: () => Promise<ShareImages>;
}

/** Share images of games and casinos: drawn when first asked for, kept as long as what they say is the same. */
export function createShareCards({ gateway, images }: ShareCardsOptions): ShareCards {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT_IMAGES });

  async function cardOf(kind: string, slug: string): Promise<CardOf> {
    if (kind === 'games') {
      const { name, thumb, rtp, volatility, provider } = await gateway.json(
        `/api/public/games/${slug}`,
        game,
      );
      const facts = [
        provider?.name,
        rtp === null ? undefined : `RTP ${formatRtp(rtp)}`,
        volatility === null ? undefined : `${volatility} volatility`,
      ];
      return {
        overline: 'Play for free, no registration',
        title: name,
        facts: facts.filter((fact) => fact !== undefined),
        artUrl: thumb,
      };
    }
    const { name, logoImage, rating, numberOfGames } = await gateway.json(
      `/api/casinos/slug/${slug}`,
      casino,
    );
    const facts = [
      rating === null ? undefined : `Rated ${rating} of 5`,
      numberOfGames ? `${numberOfGames} games` : undefined,
    ];
    return {
      overline: 'Casino review',
      title: name,
      facts: facts.filter((fact) => fact !== undefined),
      artUrl: logoImage,
    };
  }

  async function draw({ artUrl, ...card }: CardOf): Promise<Buffer> {
    // A picture that is away, or not ours, is left out: the words are enough.
    const art =
      artUrl !== null && OWN_IMAGE.test(artUrl)
        ? await gateway.bytes(artUrl).catch(() => undefined)
        : undefined;
    return (await images()).draw({ ...card, art });
  }

  return {
    async read(path) {
      const [, kind, slug] = /^\/share\/(games|casinos)\/([\w-]{1,255})\.png$/.exec(path) ?? [];
      if (kind === undefined || slug === undefined) return undefined;
      let card: CardOf;
      try {
        card = await cardOf(kind, slug);
      } catch (error) {
        if (error instanceof GatewayError && error.status < 500) return undefined;
        throw error;
      }
      const hash = hashOfCard(card);
      const drawing = drawn.get(hash) ?? draw(card);
      drawn.set(hash, drawing);
      try {
        return { png: await drawing, hash };
      } catch (error) {
        drawn.delete(hash);
        throw error;
      }
    },
  };
}
