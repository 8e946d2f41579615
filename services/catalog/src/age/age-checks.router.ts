import { beginAgeCheck, endAgeCheck } from '@slots/contracts/catalog/age-checks';
import { BROWSER_COOKIE_HEADER } from '@slots/contracts/contract';
import { type Route, route } from '@slots/http-kit/route';
import { clearCookie, setCookie } from '@slots/tokens/cookies';
import type { AgeChecksService } from './age-checks.service.ts';

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/** `secure`: the product is reached over https. */
export function createAgeCheckRoutes({
  ageChecks,
  secure,
}: {
  ageChecks: AgeChecksService;
  secure: boolean;
}): Route[] {
  return [
    route(beginAgeCheck, async ({ body, headers }) => {
      const known = headers[BROWSER_COOKIE_HEADER]?.toString();
      const { url, browser } = await ageChecks.begin(body.returnTo, known);
      return {
        status: 201,
        headers: { ...NEVER_CACHED, 'Set-Cookie': setCookie('age-check', browser, { secure }) },
        body: { url },
      };
    }),
    route(endAgeCheck, async ({ body, headers }) => {
      const browser = headers[BROWSER_COOKIE_HEADER]?.toString();
      return {
        status: 200,
        body: await ageChecks.end({ ...body, browser }),
        headers: { ...NEVER_CACHED, 'Set-Cookie': clearCookie('age-check', { secure }) },
      };
    }),
  ];
}
