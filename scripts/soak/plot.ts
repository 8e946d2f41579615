import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { npmProgram } from '@slots/processes/npm-program';
import { MEMORY, type Reading } from './readings.ts';

const PACKAGES = ['vega@6.4.0', 'vega-lite@6.5.0'];
const CHART_WIDTH = 820;
const CHART_HEIGHT = 120;
const MEMORY_HEIGHT = 300;

/** Draws one chart for each measure below each other. Vega is obtained once. */
export function plot(readings: readonly Reading[], file: string): void {
  const tool = npmProgram('vl2svg', { name: 'vega', packages: PACKAGES }, console.log);
  const measures = [...new Set(readings.map(({ measure }) => measure))];
  const drawing = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: 'white',
    config: { legend: { labelLimit: 0 } },
    data: { values: readings },
    vconcat: measures.map((measure) => ({
      title: { text: measure, anchor: 'start' },
      width: CHART_WIDTH,
      height: measure === MEMORY ? MEMORY_HEIGHT : CHART_HEIGHT,
      transform: [{ filter: { field: 'measure', equal: measure } }],
      mark: { type: 'line', strokeWidth: 1 },
      encoding: {
        x: { field: 'minutes', type: 'quantitative', title: 'minutes' },
        y: { field: 'value', type: 'quantitative', title: null },
        color: { field: 'of', type: 'nominal', title: null, scale: { scheme: 'tableau20' } },
      },
    })),
    resolve: { scale: { color: 'independent' } },
  };
  const source = `${file}.json`;
  writeFileSync(source, JSON.stringify(drawing));
  const { status } = spawnSync(tool, [source, file], { stdio: 'inherit' });
  rmSync(source);
  if (status) throw new Error(`The plot ${file} could not be drawn`);
}
