import { createHash } from 'node:crypto';
import type { Edit } from '@slots/http-kit/entity-tag';
import { notFound } from '@slots/http-kit/http-problem.error';
import type { Staff } from '@slots/tokens/claims';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import type { CasinosService } from '../casinos/casinos.service.ts';
import { encodeImage, type SizedImage } from './image-encoder.ts';
import { ARTICLE, type CasinoImageKind, type ImageKind } from './image-kinds.ts';
import { acceptedImage } from './image-upload.ts';
import type { ImagesRepository } from './images.repository.ts';

const HASH_LENGTH = 40;
/** Part of every hash: to be raised when pictures are encoded differently, since addresses are kept for a year. */
const ENCODING = 1;

const NO_IMAGE = 'There is no such image.';

/** Names a picture by its source and by what it is for, which decides its sizes. */
export function imageHash(source: Buffer, { name }: ImageKind): string {
  const hash = createHash('sha256').update(`${ENCODING} ${name}\n`).update(source);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** The address on our own origin of a picture, in its widest size. */
export function imageAddress(hash: string, { widths }: ImageKind): string {
  return `/api/public/images/${hash}-${Math.max(...widths)}`;
}

/** A picture that is rendered from a drawing on its first request. */
export interface Drawing {
  readonly kind: ImageKind;
  readonly source: () => Buffer;
}

export type ImagesService = ReturnType<typeof createImagesService>;

/**
 * A casino's pictures. They are named by their content and stay when a casino gets another one, so
 * that no page that is still open or kept somewhere loses its picture.
 */
export function createImagesService({
  images,
  casinos,
  drawing,
}: {
  images: ImagesRepository;
  casinos: Pick<CasinosService, 'get' | 'update'>;
  drawing: (hash: string) => Drawing | undefined;
}) {
  const making = new Map<string, Promise<readonly SizedImage[]>>();

  async function make(hash: string, { kind, source }: Drawing): Promise<readonly SizedImage[]> {
    // Drawings are few, and each is rendered once, so requests for all of them at once wait instead of being refused.
    const sizes = await encodeImage(source(), kind.widths, Number.POSITIVE_INFINITY);
    await images.save(hash, sizes);
    return sizes;
  }

  /** Concurrent requests for a drawn picture share one rendering. */
  function makeOnce(hash: string, drawn: Drawing): Promise<readonly SizedImage[]> {
    const running = making.get(hash);
    if (running) return running;
    const begun = make(hash, drawn).finally(() => making.delete(hash));
    making.set(hash, begun);
    return begun;
  }

  /** @throws HttpProblem 400, 413, 415, 422 */
  async function store(upload: string | Uint8Array, kind: ImageKind) {
    const { bytes, width, height } = await acceptedImage(upload, kind);
    const hash = imageHash(bytes, kind);
    await images.save(hash, await encodeImage(bytes, kind.widths));
    return { image: hash, width, height };
  }

  return {
    /** A picture for a text. @throws HttpProblem 400, 413, 415, 422 */
    add: (upload: string | Uint8Array) => store(upload, ARTICLE),

    /**
     * @param upload a data URL or the bytes of a file
     * @throws HttpProblem 400, 404, 412, 413, 415, 422
     */
    async set(
      id: number,
      kind: CasinoImageKind,
      upload: string | Uint8Array,
      { reader, ...edit }: Edit & { readonly reader: Staff },
    ): Promise<CasinoRecord> {
      await casinos.get(id, reader);
      const { image } = await store(upload, kind);
      return casinos.update(id, { [kind.field]: imageAddress(image, kind) }, edit);
    },

    /** @throws HttpProblem 404, 412 */
    remove: (id: number, { field }: CasinoImageKind, edit: Edit): Promise<CasinoRecord> =>
      casinos.update(id, { [field]: null }, edit),

    /**
     * A WebP picture.
     * @param file `{hash}-{width}`
     * @throws HttpProblem 404
     */
    async get(file: string): Promise<Buffer> {
      const [hash = '', digits] = file.split('-');
      const width = Number(digits);
      const stored = await images.find(hash, width);
      if (stored) return stored;
      const drawn = drawing(hash);
      if (!drawn?.kind.widths.includes(width)) throw notFound(NO_IMAGE);
      const made = (await makeOnce(hash, drawn)).find((size) => size.width === width);
      if (!made) throw notFound(NO_IMAGE);
      return made.data;
    },
  };
}
