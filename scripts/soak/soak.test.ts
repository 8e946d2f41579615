import { expect, test } from '@jest/globals';
import { growths } from './growth.ts';
import { MEMORY, type Reading } from './readings.ts';
import { createRequestCounter } from './requests.ts';

const MINUTES = Array.from({ length: 61 }, (_, minute) => minute);

function memory(of: string, at: (minute: number) => number): Reading[] {
  return MINUTES.map((minutes) => ({ minutes, measure: MEMORY, of, value: at(minutes) }));
}

test('memory that grows is told from memory that goes up and down, and from a warm-up', () => {
  const judged = growths([
    ...memory('leaking', (minute) => 100 + minute / 2),
    ...memory('collecting', (minute) => 100 + (minute % 7)),
    ...memory('warming up', (minute) => Math.min(100, 40 + 4 * minute)),
  ]);
  expect(judged.map(({ of, grows }) => [of, grows])).toEqual([
    ['leaking', true],
    ['collecting', false],
    ['warming up', false],
  ]);
  expect(judged[0]).toMatchObject({ start: 110, end: 130, percentAnHour: expect.closeTo(27.3, 1) });
});

test('requests are counted by interval, failures among them, and other lines are left to people', () => {
  const counter = createRequestCounter();
  const taken = [
    'running (0m01s)',
    'metric_name,timestamp,metric_value,error_code,expected_response,scenario,status,extra_tags,metadata',
    'http_reqs,1,1.000000,,true,visitors,200,name=games,',
    'http_req_duration,1,10.000000,,true,visitors,200,name=games,',
    'http_req_duration,1,30.000000,1503,false,visitors,503,name=games,',
    'default ✓ [ 100% ]',
  ].map((line) => counter.line(line));
  expect(taken).toEqual([false, true, true, true, true, false]);
  const [all, failed, half] = counter.take();
  expect(all?.value).toBeCloseTo(2 * (failed?.value ?? 0));
  expect(half?.value).toBe(10);
  expect(counter.take().every(({ value }) => value === 0)).toBe(true);
});
