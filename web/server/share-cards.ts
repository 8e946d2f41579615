import { z } from 'zod';
import { formatRtp } from '../src/features/games/rtp.ts';
import { type GatewayClient, GatewayError } from './gateway-client.ts';
import type { ShareCard } from './share-image.ts';

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

const OWN_IMAGE = /^\/api\/public\/images\/[a-f0-9]+-\d+$/;

/** Texts of a share picture, and the address of its artwork. */
export type PlannedCard = Omit<ShareCard, 'art'> & { readonly artUrl: string | null };

async function gameCard(gateway: GatewayClient, slug: string): Promise<PlannedCard> {
  const answer = await gateway.json(`/api/public/games/${slug}`, game);
  const { name, thumb, rtp, volatility, provider } = answer;
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

async function casinoCard(gateway: GatewayClient, slug: string): Promise<PlannedCard> {
  const answer = await gateway.json(`/api/casinos/slug/${slug}`, casino);
  const { name, logoImage, rating, numberOfGames } = answer;
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

/** True for a page that visitors may not see; any other failure may pass. */
function isNothing(error: unknown): boolean {
  return error instanceof GatewayError && [400, 403, 404, 410].includes(error.status);
}

/** Card for the picture at this path; undefined when there is no such game or casino. */
export async function readCard(
  path: string,
  gateway: GatewayClient,
): Promise<PlannedCard | undefined> {
  const [, kind, slug] = /^\/share\/(games|casinos)\/([\w-]{1,255})\.png$/.exec(path) ?? [];
  if (kind === undefined || slug === undefined) return undefined;
  try {
    return await (kind === 'games' ? gameCard : casinoCard)(gateway, slug);
  } catch (error) {
    if (isNothing(error)) return undefined;
    throw error;
  }
}

/** The artwork, and whether another attempt would give the same. */
export async function readArt(
  { artUrl }: PlannedCard,
  gateway: GatewayClient,
): Promise<{ readonly art: Uint8Array | undefined; readonly settled: boolean }> {
  if (artUrl === null || !OWN_IMAGE.test(artUrl)) return { art: undefined, settled: true };
  try {
    return { art: await gateway.bytes(artUrl), settled: true };
  } catch (error) {
    return { art: undefined, settled: isNothing(error) };
  }
}
