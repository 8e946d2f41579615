import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Coding } from '@slots/http-kit/content-coding';
import { type HeaderLines, linesOf } from '../answers/head.ts';
import { decode, encode, isWorthCompressing } from './codings.ts';

/** One form of an answer, ready to be sent. */
export interface Variant {
  readonly coding: Coding;
  readonly body: Buffer;
  readonly etag: string;
  /** Its headers, without those that differ from request to request. */
  readonly lines: HeaderLines;
  /** The same for an answer that only says that nothing changed. */
  readonly unchangedLines: HeaderLines;
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

/** The form that nearly all browsers take, and the smallest. */
const PACKED: Coding = 'br';
/** From here on the packed form alone is kept: the memory then holds several times as many pages. */
const LARGE_BYTES = 32 * 1_024;

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

/** Roughly what a form takes of the memory. */
export const sizeOf = ({ body }: Variant): number => body.length + 2_048;

function tagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** An owner's answer with its forms, each made once. A large one may lose all but the packed form. */
export class CachedResponse {
  readonly stamp: number;
  readonly tags: readonly string[];
  /** Those that its owner reported, for the web server, which makes pages of it. */
  readonly toldTags: string | undefined;
  readonly times: Times;
  /** For how many seconds after it was made it holds, where the clock alone will change it. */
  readonly holdsSeconds: number | undefined;
  /** True while its owner is asked for a new one. */
  renewing = false;
  /** Its owner failed to renew it, and is not asked again until then. */
  failingUntil = 0;
  readonly #given: readonly string[];
  readonly #etag: string;
  readonly #compressible: boolean;
  readonly #length: number;
  /** The form that others are made from. */
  #main: Variant;
  readonly #forms: Partial<Record<Coding, Variant>>;
  readonly #making: Partial<Record<Coding, Promise<Variant>>> = {};

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
    this.#length = body.length;
    this.#main = this.#variant(body, 'identity');
    this.#forms = { identity: this.#main };
  }

  /** The form for a client that accepts this coding, if it exists. */
  ready(coding: Coding): Variant | undefined {
    return this.#forms[this.#compressible ? coding : 'identity'];
  }

  /** The form, made now if necessary; `onMade` is then called once. */
  async variant(coding: Coding, onMade: (made: Variant) => void): Promise<Variant> {
    const ready = this.ready(coding);
    if (ready) return ready;
    this.#making[coding] ??= this.#make(coding)
      .then((made) => {
        this.#forms[coding] = made;
        onMade(made);
        return made;
      })
      .finally(() => {
        delete this.#making[coding];
      });
    return this.#making[coding];
  }

  /** True when it should be packed to be kept. */
  get isLarge(): boolean {
    return this.#compressible && this.#length >= LARGE_BYTES;
  }

  /** Replaces the given form with the packed one. */
  async pack(): Promise<void> {
    const packed = await this.variant(PACKED, () => undefined);
    const given = this.#main;
    this.#main = packed;
    this.forget(given);
  }

  /** True of a form that may be evicted: it can be made again from the main one. */
  isSpare(form: Variant): boolean {
    return this.isLarge && form !== this.#main;
  }

  /** All that it has now. */
  get forms(): readonly Variant[] {
    return Object.values(this.#forms);
  }

  forget(form: Variant): void {
    if (form !== this.#main && this.#forms[form.coding] === form) delete this.#forms[form.coding];
  }

  /** Roughly what it takes of the memory, without its spare forms. */
  get bytes(): number {
    const forms = this.isLarge ? [this.#main] : this.forms;
    const tags = 100 * this.tags.length;
    return forms.reduce((sum, form) => sum + sizeOf(form), 1_024 + tags);
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
    const lines = linesOf(headers);
    return { coding, body, etag, lines, unchangedLines: linesOf(without(headers, OF_A_BODY)) };
  }

  async #make(coding: Coding): Promise<Variant> {
    const main = this.#main;
    const plain = await decode(main.body, main.coding, this.#length);
    return this.#variant(await encode(plain, coding), coding);
  }
}

const OWN_ENDINGS: ReadonlySet<string> = new Set(
  Object.values(ETAG_MARK).map((mark) => `${mark}"`),
);

/** A tag that two forms of one answer may share but for its ending. */
function strongTag(etag: string | undefined): string | undefined {
  return etag !== undefined && /^"[^"]*"$/.test(etag) ? etag : undefined;
}
