import type { ImportRecord } from './import.model.ts';

/** Number of steps kept: enough to measure the speed, also with many workers. */
export const STEPS_KEPT = 50;

const WINDOW_MS = 20_000;
/** Less than this says nothing yet. */
const MIN_MS = 1_000;

/**
 * The speed of an import in the last seconds; null while that is not known, or it does not run.
 * @param done how many of its games have an outcome
 */
export function speedOf({ state, startedAt, steps, total }: ImportRecord, done: number, now: Date) {
  if (state !== 'running' || !startedAt) return null;
  // The time before the oldest step is known only while no step has been dropped.
  const known = steps.length < STEPS_KEPT ? startedAt : (steps[0]?.at ?? startedAt);
  const from = Math.max(now.getTime() - WINDOW_MS, known.getTime());
  const games = steps.reduce((sum, step) => sum + (step.at.getTime() > from ? step.games : 0), 0);
  const elapsed = now.getTime() - from;
  if (games === 0 || elapsed < MIN_MS) return null;
  const perSecond = (games * 1000) / elapsed;
  const left = Math.max(0, total - done);
  return {
    gamesPerSecond: Math.round(perSecond * 10) / 10,
    secondsLeft: Math.ceil(left / perSecond),
  };
}
