import { until } from '@slots/testing/until';
import type { Check } from '../check.ts';
import { disturb, together } from '../disturb.ts';
import { kubectl, mongosh, rolledOut } from '../kubectl.ts';

const MEMBERS = ['mongodb-0', 'mongodb-1', 'mongodb-2'];
const ELECTED_WITHIN_MS = 60_000;

/** The pod of the primary, as this member knows it. */
async function primaryOf(member: string): Promise<string> {
  const said = await mongosh('db.hello().primary ?? ""', { member });
  return said.trim().split('.')[0] ?? '';
}

export const primaryKilled: Check = {
  name: 'the primary of MongoDB is killed',
  promise:
    'Another member takes over; visitors lose nothing, and no write that was answered is gone.',
  async run(site) {
    let seconds = 0;
    const seen = await disturb(
      'primary killed',
      site,
      async () => {
        const before = await primaryOf('mongodb-0');
        const other = MEMBERS.find((member) => member !== before) ?? '';
        const begunAt = performance.now();
        await kubectl(['delete', 'pod', before, '--grace-period=0', '--force']);
        await until(
          async () => {
            const now = await primaryOf(other);
            if (now === before || now === '') throw new Error('no other primary yet');
          },
          { timeoutMs: ELECTED_WITHIN_MS },
        );
        seconds = Math.round((performance.now() - begunAt) / 1_000);
        await rolledOut('statefulset/mongodb');
      },
      ({ who }) => who === 'visitor',
    );
    return together(seen, { told: [`Another was elected within ${seconds} s.`] });
  },
};
