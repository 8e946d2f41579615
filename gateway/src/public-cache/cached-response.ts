import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Coding, encode, isWorthCompressing } from './codings.ts';

/** One form of an answer, ready to be sent. */
export interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values in turn, without those that differ from request to request. */
  readonly headers: readonly string[];
  /** The same for an answer that only says that nothing changed. */
  readonly unchangedHeaders: readonly string[];
}

/** Moments on the clock of `performance.now()`. */
export interface Times {
  readonly madeAt: number;
  /** Until then it is as good as new. */
  readonly freshUntil: number;
  /** Until then it may be sent while it is made anew. */
  readonly usableUntil: number;
  /** Until then it may be sent, with a mark, while its owner cannot make it anew. */
  readonly keptUntil: number;
}

const ETAG_MARK: Readonly<Record<Coding, string>> = { identity: '', br: '-br', gzip: '-gz' };
/** The headers of a variant. */
const OF_A_VARIANT: ReadonlySet<string> = new Set([
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'surrogate-control',
  'vary',
]);
/** Headers that an answer without a body omits (RFC 9110, section 15.4.5). */
const OF_A_BODY: ReadonlySet<string> = new Set(['content-length', 'content-type']);

function without(list: readonly string[], names: ReadonlySet<string>): string[] {
  return list.filter((_text, at) => !names.has(String(list[at - (at % 2)]).toLowerCase()));
}

function tagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** An owner's answer with all its forms, each made once. */
export class CachedResponse {
  readonly stamp: number;
  readonly tags: readonly string[];
  /** Those that its owner told, for the web server, which makes pages of it. */
  readonly toldTags: string | undefined;
  readonly times: Times;
  /** For how many seconds after it was made it holds, where the clock alone will change it. */
  readonly holdsSeconds: number | undefined;
  /** Somebody asks its owner for a new one. */
  renewing = false;
  /** Its owner failed to make it anew, and is left in peace until then. */
  failingUntil = 0;
  readonly #given: readonly string[];
  readonly #etag: string;
  readonly #compressible: boolean;
  readonly identity: Variant;
  readonly #encoded: Partial<Record<Coding, Variant>> = {};
  readonly #encoding: Partial<Record<Coding, Promise<Variant>>> = {};

  /**
   * @param options.headers those of every answer and those of the owner, names and values in turn
   * @param options.upstream the owner's headers
   * @param options.stamp the state of the data that it was made from
   * @param options.toldTags its tags, if its owner told them
   * @param options.cacheControl for everybody, where the owner says nothing about it
   */
  constructor(options: {
    readonly body: Buffer;
    readonly headers: readonly string[];
    readonly upstream: IncomingHttpHeaders;
    readonly vary: string;
    readonly stamp: number;
    readonly tags: readonly string[];
    readonly toldTags: readonly string[] | undefined;
    readonly cacheControl: string | undefined;
    readonly times: Times;
    readonly holdsSeconds: number | undefined;
  }) {
    const { body, upstream } = options;
    this.stamp = options.stamp;
    this.tags = options.tags;
    this.toldTags = options.toldTags?.join(' ');
    this.times = options.times;
    this.holdsSeconds = options.holdsSeconds;
    this.#etag = strongTag(upstream.etag) ?? tagOf(body);
    // Browsers ask each time, unless the owner says how long they need not.
    const said = upstream['cache-control'] ?? 'no-cache';
    const cacheControl = said === 'no-cache' ? (options.cacheControl ?? said) : said;
    this.#given = [
      ...without(options.headers, OF_A_VARIANT),
      'Cache-Control',
      cacheControl,
      'Vary',
      options.vary,
    ];
    this.#compressible = isWorthCompressing(upstream['content-type'] ?? '', body.length);
    this.identity = this.#variant(body, 'identity');
  }

  /** True when the variant exists already. */
  ready(coding: Coding): Variant | undefined {
    return this.#compressible && coding !== 'identity' ? this.#encoded[coding] : this.identity;
  }

  /** The form, made now if it has to be; `onGrown` is told when it was. */
  async variant(coding: Coding, onGrown: () => void): Promise<Variant> {
    const ready = this.ready(coding);
    if (ready) return ready;
    this.#encoding[coding] ??= encode(this.identity.body, coding).then((body) => {
      const variant = this.#variant(body, coding);
      this.#encoded[coding] = variant;
      onGrown();
      return variant;
    });
    return this.#encoding[coding];
  }

  /** Roughly what it takes of the memory. */
  get bytes(): number {
    const encoded = Object.values(this.#encoded);
    const tags = 100 * this.tags.length;
    return [this.identity, ...encoded].reduce(
      (sum, { body }) => sum + body.length + 2_048,
      1_024 + tags,
    );
  }

  /** The tag among those of an If-None-Match that one of the forms has or will have. */
  knownTag(ifNoneMatch: string): string | undefined {
    if (ifNoneMatch === '*') return this.#etag;
    const bare = this.#etag.slice(0, -1);
    return ifNoneMatch
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
      .find((tag) => tag.startsWith(bare) && OWN_ENDINGS.has(tag.slice(bare.length)));
  }

  #variant(body: Buffer, coding: Coding): Variant {
    const etag = `${this.#etag.slice(0, -1)}${ETAG_MARK[coding]}"`;
    const headers = [...this.#given, 'ETag', etag, 'Content-Length', String(body.length)];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    return { body, etag, headers, unchangedHeaders: without(headers, OF_A_BODY) };
  }
}

const OWN_ENDINGS: ReadonlySet<string> = new Set(
  Object.values(ETAG_MARK).map((mark) => `${mark}"`),
);

/** A tag that two forms of one answer may share but for its ending. */
function strongTag(etag: string | undefined): string | undefined {
  return etag !== undefined && /^"[^"]*"$/.test(etag) ? etag : undefined;
}
