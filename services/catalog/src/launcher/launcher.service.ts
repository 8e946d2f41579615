import { locateAddress } from '@slots/contracts/geo/countries';
import { HttpProblem } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';
import jwt from 'jsonwebtoken';
import { catalogueSignature, registeredDomain } from '../catalogue/signature.ts';
import type { GameRecord } from '../games/game.model.ts';

const LIFETIME_SECONDS = 60 * 60;
const LOCATE_TIMEOUT_MS = 1_000;

export interface LauncherSettings {
  readonly baseUrl: string;
  readonly tokenSecret: string;
  readonly catalogueToken: string;
  readonly catalogueSecret: string;
  readonly catalogueOrigin: string;
}

/** Signs demo tokens and launcher addresses. The catalogue's secret never leaves this service. */
export function createLauncherService({
  settings,
  geo,
  now = Date.now,
}: {
  settings: LauncherSettings;
  geo: ServiceClient;
  now?: () => number;
}) {
  const domain = registeredDomain(settings.catalogueOrigin);

  /** An address that we cannot place may play: the game itself checks again where it has to. */
  async function countryOf(address: string, log: Logger): Promise<string | null> {
    try {
      const call = { query: { address }, timeoutMs: LOCATE_TIMEOUT_MS };
      return (await geo.call(locateAddress, call)).code;
    } catch (error) {
      log.warn(
        { err: error },
        'no country for a restricted game: geo is away, the visitor is let in',
      );
      return null;
    }
  }

  return {
    token(): { token: string; expiresIn: number } {
      const token = jwt.sign({}, settings.tokenSecret, {
        algorithm: 'HS256',
        audience: 'demo',
        expiresIn: LIFETIME_SECONDS,
      });
      return { token, expiresIn: LIFETIME_SECONDS };
    },

    /** The complete launcher address of a game, good for an hour. */
    addressOf(externalId: number): string {
      const exp = Math.floor(now() / 1000) + LIFETIME_SECONDS;
      const sig = catalogueSignature(settings.catalogueSecret, [externalId, exp, domain]);
      const query = new URLSearchParams({ token: settings.catalogueToken, exp: String(exp), sig });
      return `${settings.baseUrl}/iframe/${externalId}?${query}`;
    },

    /** @throws HttpProblem 403 when the visitor's country is one that the game is restricted in */
    async refuseRestricted(
      { restricted }: GameRecord,
      { address, log }: { address: string; log: Logger },
    ): Promise<void> {
      if (restricted.length === 0) return;
      const country = await countryOf(address, log);
      if (country !== null && restricted.includes(country)) {
        throw new HttpProblem(403, 'This game is not available in your country.');
      }
    },
  };
}

export type LauncherService = ReturnType<typeof createLauncherService>;
