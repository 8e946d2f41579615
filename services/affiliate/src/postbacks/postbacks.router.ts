import {
  createPostbackKey,
  getPostback,
  getPostbackKey,
  sendPostback,
  tryPostback,
} from '@slots/contracts/affiliate/postbacks';
import { editorOf } from '@slots/http-kit/entity-tag';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { toConversion } from '../conversions/conversions.router.ts';
import type { PostbacksService } from './postbacks.service.ts';

const TAKEN = {
  status: 200,
  body: 'ok',
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
} as const;

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

export function createPostbackRoutes({ postbacks }: { postbacks: PostbacksService }): Route[] {
  return [
    route(getPostback, async ({ params, query, address }) => {
      await postbacks.receive({ ...params, places: [query], address });
      return TAKEN;
    }),
    route(sendPostback, async ({ params, query, body, address }) => {
      await postbacks.receive({ ...params, places: [query, body ?? {}], address });
      return TAKEN;
    }),
    route(createPostbackKey, async ({ params, reader }) => {
      const { previousUntil, ...made } = await postbacks.makeKey(params.id, editorOf(reader));
      return { status: 201, body: { ...made, previousUntil: textOf(previousUntil) } };
    }),
    okRoute(getPostbackKey, async ({ params }) => {
      const { createdAt, previousUntil } = await postbacks.key(params.id);
      return { createdAt: textOf(createdAt), previousUntil: textOf(previousUntil) };
    }),
    okRoute(tryPostback, async ({ params, body }) =>
      toConversion(await postbacks.try(params.id, body.query)),
    ),
  ];
}
