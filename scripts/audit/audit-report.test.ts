import { expect, test } from '@jest/globals';
import { auditReport } from './audit-report.ts';

const problem = {
  name: 'left-pad',
  severity: 'high',
  range: '<1.3.0',
  via: [{ title: 'Pads without end', url: 'https://advisories.example/1', severity: 'high' }],
};

test('a package with a known problem is named, with where to read about it', () => {
  const dependent = { name: 'uses-it', severity: 'high', range: '*', via: ['left-pad'] };
  const output = JSON.stringify({ vulnerabilities: { 'left-pad': problem, 'uses-it': dependent } });
  expect(auditReport(output)).toEqual({
    outcome: 'problems',
    lines: ['high left-pad <1.3.0: Pads without end https://advisories.example/1'],
  });
});

test('no known problem is said in words', () => {
  expect(auditReport('{"vulnerabilities":{}}')).toMatchObject({ outcome: 'clean' });
});

test.each(['', 'no JSON', '{"message":"405 Method Not Allowed","error":{}}', '[]'])(
  'what a service that cannot be reached leaves, %j, is not taken for a clean bill',
  (output) => {
    expect(auditReport(output)).toMatchObject({ outcome: 'unknown' });
  },
);
