import { beginAgeCheck, endAgeCheck } from '@slots/contracts/catalog/age-checks';
import { type Route, route } from '@slots/http-kit/route';
import type { AgeChecksService } from './age-checks.service.ts';

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

export function createAgeCheckRoutes({ ageChecks }: { ageChecks: AgeChecksService }): Route[] {
  return [
    route(beginAgeCheck, async ({ body }) => ({
      status: 201,
      headers: NEVER_CACHED,
      body: { url: await ageChecks.begin(body.returnTo) },
    })),
    route(endAgeCheck, async ({ body }) => ({
      status: 200,
      headers: NEVER_CACHED,
      body: await ageChecks.end(body.state, body.answer),
    })),
  ];
}
