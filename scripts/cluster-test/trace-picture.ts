import type { Span } from './monitoring.ts';

const WIDTH = 1_200;
const NAMES = 470;
const ROW = 18;
const COLOURS = ['#2563eb', '#16a34a', '#d97706', '#9333ea', '#dc2626', '#0891b2'];
const MAX_ROWS = 70;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const began = (one: Span, other: Span) => Number(one.startTimeUnixNano - other.startTimeUnixNano);

/** Parents before their children, siblings by their beginnings. */
function inOrder(spans: readonly Span[]): { readonly span: Span; readonly depth: number }[] {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const below = (parent: string | undefined, depth: number): { span: Span; depth: number }[] =>
    spans
      .filter(({ parentSpanId }) =>
        parent === undefined ? !known.has(parentSpanId) : parentSpanId === parent,
      )
      .toSorted(began)
      .flatMap((span) => [{ span, depth }, ...below(span.spanId, depth + 1)]);
  return below(undefined, 0);
}

/** A trace as a picture (SVG): a row for each span, its bar where it was in time, a colour for each process. */
export function tracePicture(spans: readonly Span[]): string {
  const rows = inOrder(spans).slice(0, MAX_ROWS);
  const from = spans.reduce(
    (least, { startTimeUnixNano: at }) => (at < least ? at : least),
    1n << 63n,
  );
  const to = spans.reduce((most, { endTimeUnixNano: at }) => (at > most ? at : most), 0n);
  const services = [...new Set(rows.map(({ span }) => span.service))];
  const scale = (WIDTH - NAMES - 80) / Math.max(1, Number(to - from));
  const drawn = rows.map(({ span, depth }, index) => {
    const y = 40 + index * ROW;
    const x = NAMES + Number(span.startTimeUnixNano - from) * scale;
    const took = Number(span.endTimeUnixNano - span.startTimeUnixNano);
    const colour = COLOURS[services.indexOf(span.service) % COLOURS.length];
    const name = `${span.service}: ${span.name}`.slice(0, 68 - depth);
    return `<text x="${8 + depth * 8}" y="${y + 12}">${escaped(name)}</text><rect x="${x.toFixed(1)}" y="${y + 2}" width="${Math.max(1.5, took * scale).toFixed(1)}" height="${ROW - 6}" rx="2" fill="${colour}"/><text x="${(x + Math.max(1.5, took * scale) + 4).toFixed(1)}" y="${y + 12}" fill="#555">${(took / 1e6).toFixed(1)} ms</text>`;
  });
  const height = 50 + rows.length * ROW;
  const title = `Trace ${spans[0]?.traceId}: ${spans.length} spans of ${services.join(', ')} in ${(Number(to - from) / 1e6).toFixed(0)} ms`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/><text x="8" y="22" font-size="14" font-weight="bold">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}
