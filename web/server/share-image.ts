import { readFile } from 'node:fs/promises';
import { type CSSProperties, createElement, type ReactElement } from 'react';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const ART_WIDTH = 480;
const STAGE = '#0f2a20';
const PAPER = '#f5f7f2';
const ACCENT = '#d2f04a';

const INTER = import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff');
const BRICOLAGE = import.meta.resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
);

/** Content of a share image. */
export interface ShareCard {
  readonly overline: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** The picture beside the words: encoded, of any format that we serve. */
  readonly art: Uint8Array | undefined;
  /** Legal gambling age of the visitors that it is drawn for. */
  readonly minAge: number;
}

/** A part of the drawing. */
function part(style: CSSProperties, children: string | readonly ReactElement[]): ReactElement {
  const box = { style: { display: 'flex', ...style } };
  return typeof children === 'string'
    ? createElement('div', box, children)
    : createElement('div', box, ...children);
}

function layout({ overline, title, facts, art, minAge }: ShareCard, product: string): ReactElement {
  const size = title.length > 40 ? 56 : title.length > 22 ? 68 : 84;
  return part(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: art ? WIDTH - ART_WIDTH - 80 : WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: '64px',
      color: PAPER,
      fontFamily: 'Inter',
    },
    [
      part({ fontSize: 28, color: ACCENT }, overline),
      part({ flexDirection: 'column' }, [
        part(
          { fontFamily: 'Bricolage', fontSize: size, lineHeight: 1.04, letterSpacing: '-0.025em' },
          title.length > 90 ? `${title.slice(0, 88)}…` : title,
        ),
        part({ marginTop: 28, fontSize: 30, color: '#b9cbc0' }, facts.join('  ·  ')),
      ]),
      part({ fontFamily: 'Bricolage', fontSize: 34 }, `${product}  ·  ${minAge}+`),
    ],
  );
}

/** Corners as those of the site's own covers. */
function roundedMask(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="28"/></svg>`,
  );
}

/** Nothing when it cannot be decoded: the words are enough. */
async function drawArt(art: Uint8Array | undefined): Promise<OverlayOptions[]> {
  if (art === undefined) return [];
  const height = 400;
  try {
    const input = await sharp(art)
      .resize(ART_WIDTH, height, { fit: 'cover' })
      .composite([{ input: roundedMask(ART_WIDTH, height), blend: 'dest-in' }])
      .png()
      .toBuffer();
    return [{ input, left: WIDTH - ART_WIDTH - 64, top: Math.round((HEIGHT - height) / 2) }];
  } catch {
    return [];
  }
}

export interface ShareImages {
  /** A PNG of 1200×630 pixels. */
  draw(card: ShareCard): Promise<Buffer>;
}

/** Draws share images. Words become paths, so viewers need no font. */
export async function createShareImages(product: string): Promise<ShareImages> {
  const [inter, bricolage] = await Promise.all([
    readFile(new URL(INTER)),
    readFile(new URL(BRICOLAGE)),
  ]);
  return {
    async draw(card) {
      const words = await satori(layout(card, product), {
        width: card.art ? WIDTH - ART_WIDTH - 80 : WIDTH,
        height: HEIGHT,
        fonts: [
          { name: 'Inter', data: inter, weight: 600, style: 'normal' },
          { name: 'Bricolage', data: bricolage, weight: 800, style: 'normal' },
        ],
      });
      return (
        sharp({
          create: { width: WIDTH, height: HEIGHT, channels: 3, background: STAGE },
        })
          .composite([{ input: Buffer.from(words), left: 0, top: 0 }, ...(await drawArt(card.art))])
          // The lowest palette effort: more takes five times as long and saves a fifth of the bytes.
          .png({ palette: true, effort: 1 })
          .toBuffer()
      );
    },
  };
}
