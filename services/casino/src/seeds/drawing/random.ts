/** Numbers from 0 up to 1. */
export type Random = () => number;

/** The same numbers for the same text, by the generator mulberry32 seeded with the hash FNV-1a. */
export function randomOf(text: string): Random {
  let state = 0x81_1c_9d_c5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
