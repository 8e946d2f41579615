import { HEADER, type ImageKind, LOGO } from '../images/image-kinds.ts';
import { type Drawing, imageAddress, imageHash } from '../images/images.service.ts';
import { EUROPEAN_CASINOS } from './demo-casinos-europe.ts';
import { FIRST_CASINOS } from './demo-casinos-first.ts';
import { WORLD_CASINOS } from './demo-casinos-world.ts';
import { type DrawnCasino, headerSvg, logoSvg } from './drawing/pictures.ts';

const KINDS = { logo: LOGO, header: HEADER } as const;

/**
 * A drawn picture is named by what it shows rather than by its content, so that its address is known
 * before anything is drawn: a start draws nothing, the first look at a picture does.
 */
function hashOf(kind: ImageKind, slug: string): string {
  return imageHash(Buffer.from(`demo drawing of ${slug}`), kind);
}

export function drawingAddress(kind: keyof typeof KINDS, slug: string): string {
  return imageAddress(hashOf(KINDS[kind], slug), KINDS[kind]);
}

/** What a casino's drawing is of, by the hash in its address. */
function drawings(): ReadonlyMap<string, Drawing> {
  const casinos: readonly DrawnCasino[] = [...FIRST_CASINOS, ...EUROPEAN_CASINOS, ...WORLD_CASINOS];
  return new Map(
    casinos.flatMap((casino): [string, Drawing][] => [
      [hashOf(LOGO, casino.slug), { kind: LOGO, source: () => Buffer.from(logoSvg(casino)) }],
      [hashOf(HEADER, casino.slug), { kind: HEADER, source: () => Buffer.from(headerSvg(casino)) }],
    ]),
  );
}

let known: ReadonlyMap<string, Drawing> | undefined;

/** The drawing that an image's hash stands for, if it stands for one of a demo casino. */
export function demoDrawing(hash: string): Drawing | undefined {
  known ??= drawings();
  return known.get(hash);
}
