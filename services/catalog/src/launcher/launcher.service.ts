import { createSecretKey } from 'node:crypto';
import {
  AGE_NOT_VERIFIED,
  DEMO_NOT_OFFERED,
  gameToken,
} from '@slots/contracts/catalog/public-games';
import { locateAddress } from '@slots/contracts/geo/countries';
import type { Law } from '@slots/country-law/law';
import { HttpProblem } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import type { ServiceClient } from '@slots/service-client/service-client';
import jwt from 'jsonwebtoken';
import { catalogueSignature, registeredDomain } from '../catalogue/signature.ts';
import type { ServerSettings } from '../env.ts';
import type { GameRecord } from '../games/stored-game.ts';

const LIFETIME_SECONDS = 60 * 60;
const LOCATE_TIMEOUT_MS = 1_000;

/** Signs demo tokens and launcher addresses. The catalogue's secret never leaves this service. */
export function createLauncherService({
  settings,
  geo,
  law,
  isAgeProof,
}: {
  settings: ServerSettings;
  geo: ServiceClient;
  law: Law;
  isAgeProof: (token: string | undefined) => boolean;
}) {
  const domain = registeredDomain(settings.CATALOGUE_ORIGIN);
  const lawDiffers = law.somewhere(({ demo }) => demo !== 'age-gate');

  /** An address that we cannot place is under the law's default: the game itself checks again where it has to. */
  async function countryOf(address: string, log: Logger): Promise<string | null> {
    try {
      const call = { query: { address }, timeoutMs: LOCATE_TIMEOUT_MS };
      return (await geo.call(locateAddress, call)).code;
    } catch (error) {
      log.warn({ err: error }, 'geo is away: a visitor without a country is under the default law');
      return null;
    }
  }

  // Made once: from text, jsonwebtoken would try to parse a private key at each token.
  const tokenKey = createSecretKey(Buffer.from(settings.LAUNCHER_TOKEN_SECRET));

  return {
    token(): { token: string; expiresIn: number } {
      const token = jwt.sign({}, tokenKey, {
        algorithm: 'HS256',
        audience: 'demo',
        expiresIn: LIFETIME_SECONDS,
      });
      return { token, expiresIn: LIFETIME_SECONDS };
    },

    /** The complete launcher address of a game, valid for an hour. */
    addressOf(externalId: number): string {
      const exp = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
      const sig = catalogueSignature(settings.CATALOGUE_SECRET, [externalId, exp, domain]);
      const query = new URLSearchParams({ token: settings.CATALOGUE_TOKEN, exp: String(exp), sig });
      return `${settings.LAUNCHER_URL}/iframe/${externalId}?${query}`;
    },

    /**
     * Admits a visitor to demos, or to that of a game.
     * @throws HttpProblem 403 when the country has no demos, or the game is restricted there; 428 when its
     * law wants a proof of age for a game and there is none
     */
    async admit(
      game: GameRecord | undefined,
      visitor: { address: string; ageProof: string | undefined; log: Logger },
    ): Promise<void> {
      const restricted = game?.restricted ?? [];
      if (restricted.length === 0 && !lawDiffers) return;
      const country = await countryOf(visitor.address, visitor.log);
      const { demo } = law.of(country);
      if (demo === 'not-offered') throw new HttpProblem(403, DEMO_NOT_OFFERED);
      if (country !== null && restricted.includes(country)) {
        throw new HttpProblem(403, gameToken.messages[403]);
      }
      if (game && demo === 'verified-age' && !isAgeProof(visitor.ageProof)) {
        throw new HttpProblem(428, AGE_NOT_VERIFIED);
      }
    },
  };
}

export type LauncherService = ReturnType<typeof createLauncherService>;
