import {
  createAffiliate,
  getAffiliate,
  updateAffiliate,
} from '@slots/contracts/affiliate/affiliates';
import { randomSecret } from '@slots/processes/installation-secrets';
import { z } from 'zod';
import { ask } from '../ask.ts';
import type { Check } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import { kubectl, kubectlJson, rolledOut } from '../kubectl.ts';

const KEY = 'CREDENTIALS_SECRET';
const STORED = 'what-the-partner-gave';

const READERS = ['deployment/identity', 'deployment/affiliate'];

const stored = z.looseObject({ data: z.record(z.string(), z.string()) });

const readSecret = () => kubectlJson(['get', 'secret', 'slots-secrets'], stored);

/** Gives its readers another value, and restarts them alone. */
async function give(value: string): Promise<void> {
  const secret = await readSecret();
  const data = { ...secret.data, [KEY]: Buffer.from(value).toString('base64') };
  // From standard input: a secret in a command line is seen by others on the machine.
  await kubectl(['replace', '-f', '-'], { input: JSON.stringify({ ...secret, data }) });
  await kubectl(['rollout', 'restart', ...READERS]);
  for (const name of READERS) await rolledOut(name);
}

/** As docs/operations/secrets.md says: first all pods know the new one, then it is the one that is used. */
async function rotate(): Promise<void> {
  const { data } = await readSecret();
  const before = Buffer.from(data[KEY] ?? '', 'base64').toString();
  const after = randomSecret(32);
  await give(`${before},${after}`);
  await give(`${after},${before}`);
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
    return together(seen, { broken: password === STORED ? [] : ['what was stored is not read'] });
  },
};
