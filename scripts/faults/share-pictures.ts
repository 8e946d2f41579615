import { setTimeout as delay } from 'node:timers/promises';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { z } from 'zod';
import { attack } from './attacks.ts';
import { repeat } from './repeat.ts';

const AT_ONCE = 400;
const LASTS_MS = 6_000;
const GAP_MS = 1_000;

const slugged = z.object({ data: z.array(z.object({ slug: z.string() })) });

async function picturesOf(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}${listPublicGames.path}?limit=100`);
  const { data } = slugged.parse(await answer.json());
  return Array.from({ length: AT_ONCE }, (_, at) => {
    const slug = data[at % data.length]?.slug ?? '';
    return `${url}/share/games/${slug}.png?v=${at}`;
  });
}

/** One machine that wants hundreds of pictures drawn at once, again and again. */
export const sharePictures = attack(
  `${AT_ONCE} share pictures at once, again and again`,
  async ({ url }) => {
    const pictures = await picturesOf(url);
    return repeat(async (signal) => {
      await Promise.allSettled(
        pictures.map(async (picture) => (await fetch(picture, { signal })).bytes()),
      );
      await delay(GAP_MS, undefined, { signal }).catch(() => undefined);
    });
  },
  LASTS_MS,
);
