import {
  createAffiliate,
  getAffiliate,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import { randomSecret } from '@slots/processes/installation-secrets';
import { z } from 'zod';
import { ask } from '../ask.ts';
import type { Check } from '../check.ts';
import { disturb } from '../disturb.ts';
import { kubectl, rolledOut } from '../kubectl.ts';

const KEY = 'CREDENTIALS_SECRET';
const STORED = 'what-the-partner-gave';

const READERS = ['deployment/identity', 'deployment/affiliate'];

/** As docs/operations/secrets.md says: first all pods know the new one, then it is the one that is used. */
async function rotate(): Promise<void> {
  const printed = await kubectl(['get', 'secret', 'slots-secrets', '-o', 'json']);
  const secret = z
    .looseObject({ data: z.record(z.string(), z.string()) })
    .parse(JSON.parse(printed));
  const before = Buffer.from(secret.data[KEY] ?? '', 'base64').toString();
  const after = randomSecret(32);
  for (const value of [`${before},${after}`, `${after},${before}`]) {
    const data = { [KEY]: Buffer.from(value).toString('base64') };
    // From standard input: a secret in a command line is seen by others on the machine.
    await kubectl(['patch', 'secret', 'slots-secrets', '--patch-file=/dev/stdin'], {
      input: JSON.stringify({ data }),
    });
    await kubectl(['rollout', 'restart', ...READERS]);
    for (const name of READERS) await rolledOut(name);
  }
}

export const secretRotated: Check = {
  name: 'a secret is rotated',
  promise:
    'The secret of stored credentials is replaced and its two readers restarted, nobody else: no request is lost, and what was stored is read.',
  async run(site) {
    const name = `Rotated ${Date.now()}`;
    const made = await ask(site, 'POST', createAffiliate.path, { body: { name } });
    const { id } = z.object({ id: z.int() }).parse(made.body);
    const path = getAffiliate.path.replace(':id', String(id));
    await ask(site, updateAffiliate.method, path, { body: { password: STORED } });
    const seen = await disturb('secret rotated', site, rotate);
    const read = await ask(site, 'GET', path);
    const { password } = z.object({ password: z.string() }).parse(read.body);
    return {
      ...seen,
      broken: [...seen.broken, ...(password === STORED ? [] : ['what was stored is not read'])],
    };
  },
};
