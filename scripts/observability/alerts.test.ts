import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { REPOSITORY } from '@slots/processes/repository';
import { parse } from 'yaml';
import { z } from 'zod';
import { findOfPrometheus, promtoolProblems } from './promtool.ts';

const FOLDER = join(REPOSITORY, 'k8s/components/observability');
const CASES = join(FOLDER, 'alerts.cases.yaml');
const promtool = await findOfPrometheus('promtool');

const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })),
});
const cases = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(
        z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) }),
      ),
    }),
  ),
});

function read(file: string): unknown {
  return parse(readFileSync(join(FOLDER, file), 'utf8'));
}

test('every alert has a case in which it fires, and one in which it does not', () => {
  const { groups } = rules.parse(read('alerts.yaml'));
  const names = groups.flatMap((group) => group.rules.map(({ alert }) => alert));
  const told = cases.parse(read('alerts.cases.yaml')).tests.flatMap((one) => one.alert_rule_test);
  const namesWhere = (fires: boolean) =>
    new Set(
      told
        .filter(({ exp_alerts }) => exp_alerts.length > 0 === fires)
        .map(({ alertname }) => alertname),
    );
  expect(namesWhere(true)).toEqual(new Set(names));
  expect(namesWhere(false)).toEqual(new Set(names));
});

if (promtool) {
  describe('Prometheus itself', () => {
    test('takes the settings and the rules', async () => {
      const settings = join(FOLDER, 'prometheus.yml');
      expect(await promtoolProblems(promtool, ['check', 'config', '--syntax-only', settings])).toBe(
        '',
      );
      const alerts = join(FOLDER, 'alerts.yaml');
      expect(await promtoolProblems(promtool, ['check', 'rules', '--lint=all', alerts])).toBe('');
    });

    test('lets each alert fire when its case says so, in its words, and not before', async () => {
      expect(await promtoolProblems(promtool, ['test', 'rules', CASES])).toBe('');
    }, 180_000);
  });
} else {
  test("the alert rules are NOT tried here: neither promtool nor Debian's package of it is to be had", () => {
    process.stderr.write('alerts.yaml was not tried: there is no promtool\n');
    expect(promtool).toBeUndefined();
  });
}
