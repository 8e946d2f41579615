import type { PageData } from './page-data.ts';

/** A part of a document: bytes where they are known. */
export type DocumentPart = string | Uint8Array;

const encoder = new TextEncoder();
/** JSON of frozen objects, such as queries in stores, which many pages share. */
const known = new WeakMap<object, Uint8Array>();

/** JSON that may stand inside a script element: no '<', so nothing in it can end the element. */
function scriptJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The JSON of an object, encoded once if frozen. */
function knownJson(value: object): DocumentPart {
  if (!Object.isFrozen(value)) return scriptJson(value);
  const made = known.get(value) ?? encoder.encode(scriptJson(value));
  known.set(value, made);
  return made;
}

/** The data block's JSON. */
export function serializePageData({ config, state, router }: PageData): readonly DocumentPart[] {
  const { queries, ...api } = state.api;
  const entries = Object.entries(queries).flatMap(([key, query], place): DocumentPart[] =>
    query ? [`${place === 0 ? '' : ','}${scriptJson(key)}:`, knownJson(query)] : [],
  );
  const stored = scriptJson(api).slice(0, -1);
  return [
    '{"config":',
    knownJson(config),
    `,"state":{"api":${stored},"queries":{`,
    ...entries,
    `}}},"router":${scriptJson(router)}}`,
  ];
}
