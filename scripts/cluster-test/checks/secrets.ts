import {
  createAffiliate,
  getAffiliate,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import { randomSecret } from '@slots/processes/installation-secrets';
import { z } from 'zod';
import type { Check, Site } from '../check.ts';
import { disturb } from '../disturb.ts';
import { kubectl, rolledOut } from '../kubectl.ts';

const KEY = 'CREDENTIALS_SECRET';
const STORED = 'what-the-partner-gave';
const ASK_MS = 15_000;

async function ask({ url, cookie }: Site, method: string, path: string, body?: unknown) {
  const answer = await fetch(url + path, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(ASK_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.json();
}

/** The new secret signs, the one before is still known. */
async function rotate(): Promise<void> {
  const printed = await kubectl(['get', 'secret', 'slots-secrets', '-o', 'json']);
  const secret = z
    .looseObject({ data: z.record(z.string(), z.string()) })
    .parse(JSON.parse(printed));
  const before = Buffer.from(secret.data[KEY] ?? '', 'base64').toString();
  const changed = Buffer.from(`${randomSecret(32)},${before}`).toString('base64');
  const data = { ...secret.data, [KEY]: changed };
  // From standard input: a secret in a command line is seen by others on the machine.
  await kubectl(['replace', '-f', '-'], { input: JSON.stringify({ ...secret, data }) });
}

export const secretRotated: Check = {
  name: 'a secret is rotated',
  promise:
    'The secret of stored credentials is replaced and its one reader restarted: no request is lost, and what was stored is read.',
  async run(site) {
    const made = await ask(site, 'POST', createAffiliate.path, { name: `Rotated ${Date.now()}` });
    const { id } = z.object({ id: z.int() }).parse(made);
    const path = getAffiliate.path.replace(':id', String(id));
    await ask(site, updateAffiliate.method, path, { password: STORED });
    const seen = await disturb('secret rotated', site, async () => {
      await rotate();
      await kubectl(['rollout', 'restart', 'deployment/affiliate']);
      await rolledOut('deployment/affiliate');
    });
    const { password } = z.object({ password: z.string() }).parse(await ask(site, 'GET', path));
    return {
      ...seen,
      broken: [...seen.broken, ...(password === STORED ? [] : ['what was stored is not read'])],
    };
  },
};
