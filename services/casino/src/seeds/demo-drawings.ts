import { readdirSync, readFileSync } from 'node:fs';
import { HEADER, type ImageKind, LOGO } from '../images/image-kinds.ts';
import { type Drawing, imageAddress, imageHash } from '../images/images.service.ts';

const FOLDER = new URL('drawings/', import.meta.url);

/**
 * A drawing is named by whom it shows rather than by its content, so that its address is known
 * before it is read: a start reads none, the first look at a picture does.
 */
function hashOf(kind: ImageKind, slug: string): string {
  return imageHash(Buffer.from(`demo drawing of ${slug}`), kind);
}

/** The address of the SVG file `drawings/{logo or header}/{slug}.svg`. */
export function drawingAddress(kind: ImageKind, slug: string): string {
  return imageAddress(hashOf(kind, slug), kind);
}

function drawingsOf(kind: ImageKind): [hash: string, Drawing][] {
  return readdirSync(new URL(kind.name, FOLDER)).map((file) => [
    hashOf(kind, file.replace('.svg', '')),
    { kind, source: () => readFileSync(new URL(`${kind.name}/${file}`, FOLDER)) },
  ]);
}

const drawings: ReadonlyMap<string, Drawing> = new Map([LOGO, HEADER].flatMap(drawingsOf));

/** The drawing that an image's hash stands for, if it stands for one of a demo casino. */
export function demoDrawing(hash: string): Drawing | undefined {
  return drawings.get(hash);
}
