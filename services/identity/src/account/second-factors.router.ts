import type { IncomingHttpHeaders } from 'node:http';
import { BROWSER_COOKIE_HEADER } from '@slots/contracts/contract';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  challengePasskey,
  confirmTotp,
  getSecondFactors,
  listSecondFactors,
  proveSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  setNoticeEmail,
  takeSecondFactors,
} from '@slots/contracts/identity/second-factor';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import type { Reader } from '@slots/tokens/claims';
import { clearCookie, setCookie } from '@slots/tokens/cookies';
import type { FactorAdded, FactorCall, SecondFactorsService } from './second-factors.service.ts';

const UNCACHED = { 'Cache-Control': 'no-store' };

function callOf(call: {
  readonly reader: Reader;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}): FactorCall {
  return {
    reader: call.reader,
    signIn: call.headers[BROWSER_COOKIE_HEADER]?.toString(),
    address: call.address,
    userAgent: call.headers['user-agent'] ?? '',
  };
}

/** Second factors: one's own, and those of others. `secure`: the product is reached over https. */
export function createSecondFactorRoutes({
  factors,
  secure,
}: {
  factors: SecondFactorsService;
  secure: boolean;
}): Route[] {
  const tokenSet = (token: string) => ({ 'Set-Cookie': setCookie('token', token, { secure }) });
  const added = ({ token, knownBrowser }: FactorAdded) => ({
    ...UNCACHED,
    'Set-Cookie': [
      setCookie('token', token, { secure }),
      ...(knownBrowser === undefined
        ? []
        : [
            setCookie('known-browser', knownBrowser, { secure }),
            clearCookie('sign-in', { secure }),
          ]),
    ],
  });

  return [
    route(challengePasskey, async (call) => ({
      status: 200,
      body: await factors.challenge(callOf(call)),
      headers: UNCACHED,
    })),
    route(proveSecondFactor, async ({ reader, body }) => ({
      status: 200,
      headers: tokenSet(await factors.prove(reader, body)),
      body: { message: 'Confirmed' },
    })),
    okRoute(getSecondFactors, ({ reader }) => factors.own(reader)),
    route(beginTotp, async (call) => ({
      status: 200,
      body: await factors.beginTotp(callOf(call), call.body.currentPassword),
      headers: UNCACHED,
    })),
    route(confirmTotp, async (call) => {
      const done = await factors.confirmTotp(callOf(call), call.body.code);
      return { status: 200, body: { recoveryCodes: done.recoveryCodes }, headers: added(done) };
    }),
    route(removeTotp, async ({ reader }) => ({
      status: 200,
      headers: tokenSet(await factors.removeTotp(reader)),
      body: { message: 'Authenticator app removed' },
    })),
    route(beginPasskey, async (call) => ({
      status: 200,
      body: await factors.beginPasskey(callOf(call), call.body.currentPassword),
      headers: UNCACHED,
    })),
    route(addPasskey, async (call) => {
      const { name, passkey } = call.body;
      const done = await factors.addPasskey(callOf(call), name, passkey);
      return { status: 201, body: { recoveryCodes: done.recoveryCodes }, headers: added(done) };
    }),
    okRoute(renamePasskey, async ({ reader, params, body }) => {
      await factors.renamePasskey(reader, params.id, body.name);
      return { message: 'Passkey renamed' };
    }),
    route(removePasskey, async ({ reader, params }) => ({
      status: 200,
      headers: tokenSet(await factors.removePasskey(reader, params.id)),
      body: { message: 'Passkey removed' },
    })),
    okRoute(renewRecoveryCodes, async ({ reader }) => ({
      recoveryCodes: await factors.renewRecoveryCodes(reader),
    })),
    okRoute(setNoticeEmail, async ({ reader, body }) => {
      await factors.setNoticeEmail(reader, body.email);
      return { message: 'Saved' };
    }),
    okRoute(listSecondFactors, ({ reader }) => factors.list(reader)),
    okRoute(takeSecondFactors, async ({ reader, params }) => {
      await factors.take(reader, params.id);
      return { message: 'Second factors removed' };
    }),
  ];
}
