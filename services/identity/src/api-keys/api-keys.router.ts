import {
  type ApiKey,
  apiKeyEntity,
  createApiKey,
  exchangeApiKey,
  listAllApiKeys,
  listApiKeys,
  revokeApiKey,
} from '@slots/contracts/identity/api-keys';
import { unauthenticated } from '@slots/http-kit/http-problem.error';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { ApiKeysService } from './api-keys.service.ts';
import type { ApiKeyRecord } from './stored-api-key.ts';

function toWire(record: ApiKeyRecord): ApiKey {
  const { updatedAt: _unused, ...key } = staffAnswer(apiKeyEntity, record);
  return key;
}

export function createApiKeyRoutes({ apiKeys }: { apiKeys: ApiKeysService }): Route[] {
  return [
    okRoute(listApiKeys, async ({ reader }) => (await apiKeys.own(reader)).map(toWire)),
    okRoute(listAllApiKeys, async ({ reader }) =>
      (await apiKeys.all(reader)).map((record) => ({
        ...toWire(record),
        owner: { id: record.userId, username: record.owner },
      })),
    ),
    route(createApiKey, async ({ reader, body }) => {
      const { key, record } = await apiKeys.create(reader, body);
      return { status: 201, body: { ...toWire(record), key } };
    }),
    okRoute(revokeApiKey, async ({ reader, params }) => {
      await apiKeys.revoke(reader, params.id);
      return { message: 'API key revoked successfully' };
    }),
    okRoute(exchangeApiKey, async ({ body }) => {
      const token = await apiKeys.exchange(body);
      if (token === undefined) throw unauthenticated('The API key is not valid.');
      return { token };
    }),
  ];
}
