/** Small writers of SVG tags; numbers are rounded to a tenth, which no eye can tell. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** The corners of a star (or, with `inner` equal to `outer`, of a polygon) around the origin. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    const r = index % 2 === 0 ? outer : inner;
    return `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  });
  return `M${corners.join('L')}Z`;
}

export function place(content: string, x: number, y: number, scale: number, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})${rotate}">${content}</g>`;
}

/** A stroke without a fill. */
export function stroke(d: string, colour: string, width: number): string {
  return path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`);
}

/** Takes the outline off a detail inside an outlined symbol. */
export const BARE = 'stroke="none"';

/** Draws something twice, mirrored: `side` is -1 at the left and 1 at the right. */
export const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);
