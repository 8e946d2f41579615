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
import { type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { ApiKeysService } from './api-keys.service.ts';
import type { ApiKeyRecord } from './stored-api-key.ts';

function toWire(record: ApiKeyRecord): ApiKey {
  const { updatedAt: _unused, ...key } = staffAnswer(apiKeyEntity, record);
  return key;
}

export function createApiKeyRoutes({ apiKeys }: { apiKeys: ApiKeysService }): Route[] {
  return [
    route(listApiKeys, async ({ reader }) => ({
      status: 200,
      body: (await apiKeys.own(reader)).map(toWire),
    })),
    route(listAllApiKeys, async ({ reader }) => ({
      status: 200,
      body: (await apiKeys.all(reader)).map((record) => ({
        ...toWire(record),
        owner: { id: record.userId, username: record.owner },
      })),
    })),
    route(createApiKey, async ({ reader, body }) => {
      const { key, record } = await apiKeys.create(reader, body);
      return { status: 201, body: { ...toWire(record), key } };
    }),
    route(revokeApiKey, async ({ reader, params }) => {
      await apiKeys.revoke(reader, params.id);
      return { status: 200, body: { message: 'API key revoked successfully' } };
    }),
    route(exchangeApiKey, async ({ body }) => {
      const token = await apiKeys.exchange(body);
      if (token === undefined) throw unauthenticated('The API key is not valid.');
      return { status: 200, body: { token } };
    }),
  ];
}
