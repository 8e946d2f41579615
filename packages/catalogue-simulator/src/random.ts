import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of chance that gives the same draws for the same seed and key on every machine. */
export interface Random {
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One of `list`, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** `count` different entries of `list` in random order, or all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** FNV-1a: spreads a readable key over 32 bits, so that neighbouring ids draw unrelated numbers. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  return value ^ (value >>> 13);
}

/** Chance for one thing (`key`, for example 'game:17'), independent of every other key of the seed. */
export function createRandom(seed: number, key: string): Random {
  const generator = xoroshiro128plus(hash(`${seed}:${key}`));
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  function pick<T>(list: readonly T[]): T {
    const [first] = list;
    if (first === undefined) throw new RangeError('There is nothing to pick from.');
    return list[int(0, list.length - 1)] ?? first;
  }
  return {
    int,
    pick,
    chance: (probability) => int(0, 999_999) < probability * 1_000_000,
    sample<T>(list: readonly T[], count: number): T[] {
      const left = [...list];
      const taken: T[] = [];
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(int(0, left.length - 1), 1));
      }
      return taken;
    },
  };
}
