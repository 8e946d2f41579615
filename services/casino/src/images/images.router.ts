import {
  addArticleImage,
  getCasinoImage,
  removeCasinoHeader,
  removeCasinoLogo,
  setCasinoHeader,
  setCasinoLogo,
} from '@slots/contracts/casino/images';
import { editOf } from '@slots/http-kit/entity-tag';
import { noteChanged } from '@slots/http-kit/noted-changes';
import { type Route, route } from '@slots/http-kit/route';
import { casinoTag, toStaffCasino } from '../casinos/casino.mapper.ts';
import { HEADER, LOGO } from './image-kinds.ts';
import type { ImagesService } from './images.service.ts';

const PICTURE_HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
};

/** A casino's two pictures. */
const PICTURES = [
  { kind: LOGO, set: setCasinoLogo, remove: removeCasinoLogo },
  { kind: HEADER, set: setCasinoHeader, remove: removeCasinoHeader },
];

export function createImageRoutes({ images }: { images: ImagesService }): Route[] {
  return [
    ...PICTURES.flatMap(({ kind, set, remove }) => [
      route(set, async ({ params, body, reader, headers }) => {
        const edit = { reader, ...editOf(reader, headers) };
        const casino = await images.set(params.id, kind, body.image, edit);
        return { status: 200, body: toStaffCasino(casino), headers: casinoTag(casino, reader) };
      }),
      route(remove, async ({ params, reader, headers }) => {
        const casino = await images.remove(params.id, kind, editOf(reader, headers));
        return { status: 200, body: toStaffCasino(casino), headers: casinoTag(casino, reader) };
      }),
    ]),
    route(addArticleImage, async ({ body }) => {
      // Nothing that visitors read shows it yet.
      noteChanged([]);
      return { status: 201, body: await images.add(body.image) };
    }),
    route(getCasinoImage, async ({ params }) => ({
      status: 200,
      headers: PICTURE_HEADERS,
      body: await images.get(params.file),
    })),
  ];
}
