import {
  addArticleImage,
  getCasinoImage,
  removeCasinoHeader,
  removeCasinoLogo,
  setCasinoHeader,
  setCasinoLogo,
} from '@slots/contracts/casino/images';
import { editorOf } from '@slots/http-kit/entity-tag';
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

export function createImageRoutes({ images }: { images: ImagesService }): Route[] {
  return [
    route(setCasinoLogo, async ({ params, body, reader, headers }) => {
      const casino = await images.set(params.id, LOGO, body.image, {
        reader,
        by: editorOf(reader),
        ifMatch: headers['if-match'],
      });
      return { status: 200, body: toStaffCasino(casino), headers: casinoTag(casino, reader) };
    }),
    route(setCasinoHeader, async ({ params, body, reader, headers }) => {
      const casino = await images.set(params.id, HEADER, body.image, {
        reader,
        by: editorOf(reader),
        ifMatch: headers['if-match'],
      });
      return { status: 200, body: toStaffCasino(casino), headers: casinoTag(casino, reader) };
    }),
    route(removeCasinoLogo, async ({ params, reader, headers }) => {
      const edit = { by: editorOf(reader), ifMatch: headers['if-match'] };
      const casino = await images.remove(params.id, LOGO, edit);
      return { status: 200, body: toStaffCasino(casino), headers: casinoTag(casino, reader) };
    }),
    route(removeCasinoHeader, async ({ params, reader, headers }) => {
      const edit = { by: editorOf(reader), ifMatch: headers['if-match'] };
      const casino = await images.remove(params.id, HEADER, edit);
      return { status: 200, body: toStaffCasino(casino), headers: casinoTag(casino, reader) };
    }),
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
