import { AsyncLocalStorage } from 'node:async_hooks';
import { MAX_TAGS } from '@slots/contracts/changes';

/** The tags of what a call changed. */
interface Noted {
  tags: Set<string> | undefined;
}

const running = new AsyncLocalStorage<Noted>();

/**
 * Notes the tags of data that visitors read and that the running call changes; none: it looked, and nothing was to be
 * changed. Outside a call it does nothing. A call that writes and notes nothing counts as a change of everything, so
 * code that writes such data notes it in the same place.
 */
export function noteChanged(tags: readonly string[]): void {
  const noted = running.getStore();
  if (!noted) return;
  noted.tags ??= new Set();
  for (const tag of tags) noted.tags.add(tag);
}

/** Runs a call; gives what it notes. */
export function notingChanges(): {
  run<T>(work: () => T): T;
  /** The tags noted so far; undefined when nothing was noted, or more than MAX_TAGS, which count as all. */
  tags(): readonly string[] | undefined;
} {
  const noted: Noted = { tags: undefined };
  return {
    run: (work) => running.run(noted, work),
    tags: () => (noted.tags && noted.tags.size <= MAX_TAGS ? [...noted.tags] : undefined),
  };
}
