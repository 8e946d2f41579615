import type { Logger } from '@slots/logger/logger';
import { type AgeProvider, testProvider } from './age/age-provider.ts';
import { createOpenidAgeProvider } from './age/openid-age-provider.ts';
import { openidSettings, type ServerSettings } from './env.ts';

/** By the name that AGE_PROVIDER says; null: ages are not verified here. */
export const AGE_PROVIDERS: Readonly<
  Record<
    ServerSettings['AGE_PROVIDER'],
    (settings: ServerSettings, logger: Logger) => AgeProvider | null
  >
> = {
  none: () => null,
  test: () => testProvider,
  oidc(settings, logger) {
    const parsed = openidSettings.parse(settings);
    return createOpenidAgeProvider({
      issuer: parsed.AGE_OIDC_ISSUER,
      clientId: parsed.AGE_OIDC_CLIENT_ID,
      clientSecret: parsed.AGE_OIDC_CLIENT_SECRET,
      claim: parsed.AGE_OIDC_CLAIM,
      scope: parsed.AGE_OIDC_SCOPE,
      publicOrigin: parsed.PUBLIC_ORIGIN,
      logger,
    });
  },
};
