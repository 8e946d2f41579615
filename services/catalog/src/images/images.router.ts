import { getImage } from '@slots/contracts/catalog/public-games';
import { type Route, route } from '@slots/http-kit/route';
import type { ImagesService } from './images.service.ts';

const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
};

export function createImageRoutes({ images }: { images: ImagesService }): Route[] {
  return [
    route(getImage, async ({ params }) => ({
      status: 200,
      headers: HEADERS,
      body: await images.get(params.file),
    })),
  ];
}
