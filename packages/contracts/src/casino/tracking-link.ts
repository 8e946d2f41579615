/** The macros of a tracking link, which a click fills in. */
export const LINK_MACROS = [
  'clickid',
  'country',
  'page',
  'position',
  'promotion',
  'casino',
] as const;
export type MacroValues = Readonly<Record<(typeof LINK_MACROS)[number], string>>;

const MACRO = /\{(clickid|country|page|position|promotion|casino)\}/g;

/** Scheme and host, the path with its query, and the fragment. */
const PARTS = /^([^:]*:[/\\]*[^/\\?#]*)([^#]*)(.*)$/s;

function partsOf(link: string): readonly [start: string, middle: string, fragment: string] {
  const [, start = link, middle = '', fragment = ''] = PARTS.exec(link) ?? [];
  return [start, middle, fragment];
}

/** True unless a macro stands outside path and query, where its value could change the target. */
export function hasMacrosInPlace(link: string): boolean {
  const [start, , fragment] = partsOf(link);
  return `${start}${fragment}`.search(MACRO) === -1;
}

/** Names in braces that are no macros, each once: a click leaves them as they are. */
export function unknownMacros(links: string): string[] {
  const known: ReadonlySet<string> = new Set(LINK_MACROS.map((name) => `{${name}}`));
  return [...new Set(links.match(/\{[^{}]*\}/g))].filter((name) => !known.has(name));
}

/** The link with its macros filled in, percent-encoded. */
export function withMacros(link: string, values: MacroValues): string {
  const [start, middle, fragment] = partsOf(link);
  const filled = middle.replaceAll(MACRO, (_macro, name: keyof MacroValues) =>
    encodeURIComponent(values[name]),
  );
  return start + filled + fragment;
}

/** The name of a query's parameter as it is read; one that cannot be decoded stays as it is. */
function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** The link with this parameter in its query once, in place of any of that name; the others stay as they are. */
export function withParameter(link: string, name: string, value: string): string {
  const [start, middle, fragment] = partsOf(link);
  const [path = '', ...queries] = middle.split('?');
  const pairs = queries.join('?').split('&');
  const others = pairs.filter((pair) => pair !== '' && nameOf(pair) !== name);
  const query = [...others, `${name}=${encodeURIComponent(value)}`].join('&');
  return `${start}${path}?${query}${fragment}`;
}

/** The links of a promotion. Records from before country links have none. */
export interface Linked {
  readonly ctaLink: string | null;
  readonly countryLinks?: readonly { readonly country: string; readonly url: string }[];
}

/** The link for visitors of a country, by its code as the links have it; null: not known. */
export function linkFor(
  { ctaLink, countryLinks = [] }: Linked,
  code: string | null,
): string | null {
  return countryLinks.find(({ country }) => country === code)?.url ?? ctaLink;
}
