import type { PageData } from './page-data.ts';

/** A part of a document: bytes where they are known. */
export type DocumentPart = string | Uint8Array;

const encoder = new TextEncoder();
/** The JSON of what is frozen, such as data in stores: many pages are made of the same answers. */
const known = new WeakMap<object, Uint8Array>();
const COMMA = encoder.encode(',');

/** JSON that may stand inside a script element: no '<', so nothing in it can end the element. */
function scriptJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const isKept = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value);

/** The bytes of what is frozen, made once. */
function knownJson(value: object): Uint8Array {
  const made = known.get(value) ?? encoder.encode(scriptJson(value));
  known.set(value, made);
  return made;
}

function dataJson(data: unknown): readonly DocumentPart[] {
  if (!isKept(data)) return [scriptJson(data)];
  // A list may be another one for each page, in an order of its own, of the same records.
  if (!Array.isArray(data) || known.has(data) || !data.every(isKept)) return [knownJson(data)];
  const records = data.flatMap((record, place) =>
    place === 0 ? [knownJson(record)] : [COMMA, knownJson(record)],
  );
  return ['[', ...records, ']'];
}

/** The data block's JSON. */
export function serializePageData({ config, state, router }: PageData): readonly DocumentPart[] {
  const { queries, ...api } = state.api;
  const entries = Object.entries(queries).flatMap(([key, query], place): DocumentPart[] => {
    const { data, ...entry } = { data: undefined, ...query };
    const rest = `${place === 0 ? '' : ','}${scriptJson(key)}:${scriptJson(entry)}`;
    return data === undefined ? [rest] : [`${rest.slice(0, -1)},"data":`, ...dataJson(data), '}'];
  });
  const stored = scriptJson(api).slice(0, -1);
  return [
    '{"config":',
    ...dataJson(config),
    `,"state":{"api":${stored},"queries":{`,
    ...entries,
    `}}},"router":${scriptJson(router)}}`,
  ];
}
