import {
  HEADER_NOT_WIDE,
  LOGO_NOT_SQUARE,
  MEGABYTE,
  SQUARE_TOLERANCE,
} from '@slots/contracts/casino/images';

export interface PictureRules {
  readonly shape: 'square' | 'landscape';
  readonly maxBytes: number;
}

/** Aspect ratio (width by height) of a cropped picture; a header is wide, as visitors see it. */
export const ASPECTS: Readonly<Record<PictureRules['shape'], number>> = {
  square: 1,
  landscape: 3,
};

/** Reason for a file's refusal. */
interface PictureFault {
  readonly title: string;
  readonly text: string;
  /** Only its shape is wrong: cropping would help. */
  readonly isShape?: true;
}

/** Error of a chosen file, found before it is sent; undefined without one. */
export async function pictureFault(
  file: File,
  { shape, maxBytes }: PictureRules,
): Promise<PictureFault | undefined> {
  if (!file.type.startsWith('image/')) {
    return { title: 'Upload Failed', text: 'Please choose an image file.' };
  }
  if (file.size > maxBytes) {
    return { title: 'File too large', text: `Maximum file size is ${maxBytes / MEGABYTE}MB` };
  }
  const size = await sizeOf(file);
  if (!size) return undefined; // the server says what it cannot read
  const { width, height } = size;
  if (shape === 'square' && Math.abs(width - height) > SQUARE_TOLERANCE * Math.max(width, height)) {
    return { title: 'Upload Failed', text: LOGO_NOT_SQUARE, isShape: true };
  }
  if (shape === 'landscape' && width <= height) {
    return { title: 'Upload Failed', text: HEADER_NOT_WIDE, isShape: true };
  }
  return undefined;
}

async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
