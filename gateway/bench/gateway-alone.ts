import { join } from 'node:path';
import { allocatorSettings, nodeOptions } from '@slots/processes/memory-table';
import { processTable } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';

/** Starts the gateway, as production does. */
export const gatewayCommand: readonly [string, ...string[]] = [
  process.execPath,
  ...nodeOptions('gateway').split(' '),
  join(REPOSITORY, processTable.gateway.entry),
];

/** Settings of a gateway without a system behind it: every service is the upstream. */
export function settingsOfGateway(
  upstreamUrl: string,
  limits: { readonly RATE_LIMIT_PROFILE: 'normal' | 'load'; readonly TRUSTED_PROXIES?: string },
) {
  return {
    ...allocatorSettings,
    NODE_ENV: 'production',
    SERVICE_SECRET: 'a-secret-of-no-use-outside-this-bench',
    REDIS_URL: process.env['REDIS_URL'],
    ...Object.fromEntries(
      ['IDENTITY', 'GEO', 'CATALOG', 'CASINO', 'AFFILIATE', 'WEB'].map((name) => [
        `${name}_URL`,
        upstreamUrl,
      ]),
    ),
    ...limits,
  };
}
