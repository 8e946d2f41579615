import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Counter, type Registry } from 'prom-client';
import type { GatewayClient } from './gateway-client.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { type PlannedCard, readArt, readCard } from './share-cards.ts';
import type { ShareCard, ShareImages } from './share-image.ts';

/** Each takes a tenth of a second of a processor that also renders pages. */
const DRAWN_AT_ONCE = 2;
/** More would wait longer than the clients do. */
const MAX_WAITING = 14;
const MAX_WAIT_MS = 5_000;
/** Limit of cards that are read before drawing, to spare the services behind. */
const MAX_ASKED_FOR = 32;
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Too many pictures are waiting. */
export class TooManyPictures extends Error {
  constructor() {
    super('Too many pictures are waiting.');
  }
}

interface Drawn {
  readonly png: Buffer;
  /** True when complete; otherwise a part was unavailable. */
  readonly whole: boolean;
}

export interface SharePicture {
  readonly hash: string;
  /** @throws TooManyPictures */
  png(): Promise<Drawn>;
}

export interface SharePictures {
  /**
   * The picture of a page; undefined when there is none.
   * @param asker.minAge the minimum age of the visitor's law
   * @throws TooManyPictures
   */
  find(
    path: string,
    asker: { readonly gateway: GatewayClient; readonly minAge: number },
  ): Promise<SharePicture | undefined>;
}

type Card = PlannedCard & Pick<ShareCard, 'minAge'>;

/** Equal for pictures that look alike. */
function hashOf(card: Card, product: string): string {
  return createHash('sha256')
    .update(JSON.stringify([product, card]))
    .digest('hex')
    .slice(0, 32);
}

/**
 * Share pictures: drawn on the first request, two at a time, and kept as long as
 * their content stays the same.
 */
export function createSharePictures(options: {
  readonly images: () => Promise<ShareImages>;
  /** The product's name on each picture. */
  readonly product: string;
  readonly kept: KeptPictures;
  readonly registry: Registry;
}): SharePictures {
  const { images, product, kept } = options;
  const results = new Counter({
    name: 'share_pictures_total',
    help: 'Pictures that were asked for, by where they came from: memory, redis, drawn; or busy, when too many waited',
    labelNames: ['result'],
    registers: [options.registry],
  });
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  /** Pictures in progress, so that parallel requests share one. */
  const underWay = new Map<string, Promise<Drawn>>();
  const limit = pLimit(DRAWN_AT_ONCE);
  let askedFor = 0;

  function busy(): TooManyPictures {
    results.inc({ result: 'busy' });
    return new TooManyPictures();
  }

  async function draw(card: Card, gateway: GatewayClient): Promise<Drawn> {
    const { art, settled } = await readArt(card, gateway);
    const png = await (await images()).draw({ ...card, art });
    results.inc({ result: 'drawn' });
    return { png, whole: settled };
  }

  async function make(hash: string, card: Card, gateway: GatewayClient): Promise<Drawn> {
    const found = await kept.find(hash);
    if (found) {
      results.inc({ result: 'redis' });
      memory.set(hash, found);
      return { png: found, whole: true };
    }
    const askedAt = performance.now();
    const isTooLate = () => performance.now() - askedAt > MAX_WAIT_MS;
    const drawn =
      limit.pendingCount < MAX_WAITING &&
      (await limit(async () => !isTooLate() && draw(card, gateway)));
    if (!drawn) throw busy();
    if (drawn.whole) {
      memory.set(hash, drawn.png);
      await kept.keep(hash, drawn.png);
    }
    return drawn;
  }

  async function pngOf(hash: string, card: Card, gateway: GatewayClient): Promise<Drawn> {
    const remembered = memory.get(hash);
    if (remembered) {
      results.inc({ result: 'memory' });
      return { png: remembered, whole: true };
    }
    const known = underWay.get(hash);
    if (known) return known;
    const making = make(hash, card, gateway).finally(() => underWay.delete(hash));
    underWay.set(hash, making);
    return making;
  }

  return {
    async find(path, { gateway, minAge }) {
      if (askedFor >= MAX_ASKED_FOR) throw busy();
      askedFor += 1;
      const planned = await readCard(path, gateway).finally(() => {
        askedFor -= 1;
      });
      if (!planned) return undefined;
      const card = { ...planned, minAge };
      const hash = hashOf(card, product);
      return { hash, png: () => pngOf(hash, card, gateway) };
    },
  };
}
