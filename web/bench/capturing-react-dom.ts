import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactElement } from 'react';
import { renderToString as rendered, renderToPipeableStream } from 'react-dom/server';

const SECONDS = Number(process.env['FLOOR_SECONDS'] || 3);
let isMeasuring = false;

/** The application with its store, as entry-server.tsx renders it. */
type Tree = ReactElement<{ readonly store: { dispatch: unknown } }>;

/** Gives the bytes of the markup. */
async function renderOnce(tree: Tree): Promise<number> {
  let bytes = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done();
    },
  });
  const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(sink) });
  await finished(sink);
  return bytes;
}

async function measure(tree: Tree, markup: string): Promise<void> {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  let pages = 0;
  while (performance.now() - startedAt < SECONDS * 1_000) {
    // With its data gone it would be another page, and quicker.
    if ((await renderOnce(tree)) < 0.9 * Buffer.byteLength(markup)) {
      throw new Error('The floor is not the same page');
    }
    pages += 1;
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  process.stdout.write(
    `floor ${JSON.stringify({ perSecond: pages / seconds, cpuMicros: (user + system) / pages })}\n`,
  );
  isMeasuring = false;
}

/** Renders for the page that was asked for, and measures its floor afterwards. */
export function renderToString(tree: Tree): string {
  const markup = rendered(tree);
  if (!isMeasuring) {
    isMeasuring = true;
    // The server empties the store after the page; the floor needs what is in it.
    tree.props.store.dispatch = () => undefined;
    setImmediate(() => void measure(tree, markup));
  }
  return markup;
}
