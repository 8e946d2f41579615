import type { FieldErrors } from '@slots/http-kit/http-problem.error';
import { ARTICLE } from './image-kinds.ts';
import type { ImagesRepository } from './images.repository.ts';

interface Named {
  /** A picture's hash. */
  readonly image: string;
}

const WIDEST = Math.max(...ARTICLE.widths);

export type MissingPictures = ReturnType<typeof createMissingPictures>;

/** Looks up whether pictures of texts were uploaded. */
export function createMissingPictures(images: Pick<ImagesRepository, 'known'>) {
  /**
   * The fault of a field with pictures that were not; it names them.
   * @param before pictures that the record has
   */
  return async (
    path: string,
    pictures: readonly Named[],
    before: readonly Named[],
  ): Promise<FieldErrors> => {
    const had = new Set(before.map(({ image }) => image));
    const added = [...new Set(pictures.map(({ image }) => image))].filter((hash) => !had.has(hash));
    if (added.length === 0) return [];
    const known = await images.known(added, WIDEST);
    const missing = added.filter((hash) => !known.has(hash));
    return missing.length === 0
      ? []
      : [{ path, message: `There is no picture ${missing.join(', ')}.` }];
  };
}
