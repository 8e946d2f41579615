/** A thing in the vocabulary of schema.org. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** Content of a script element that describes a thing. Without '<', so nothing in it can end the element. */
export function jsonLdText(thing: Thing): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return text.replaceAll('<', '\\u003c');
}
