import { slugOf } from '@slots/mongo/slug';

/** Those of `slugs` that another record has already: another than the one that asks, where one does. */
export type TakenSlugs = (
  slugs: readonly string[],
  asking?: number,
) => Promise<ReadonlySet<string>>;

const SUFFIXES_A_LOOK = 20;

export interface SlugWish {
  readonly id: number;
  /** Sources of the slug, best first; the first usable one counts. */
  readonly from: readonly string[];
  /** When none is usable: `{fallback}-{id}`. */
  readonly fallback: string;
}

/**
 * A free slug for each wish: the plain one, else with '-2', '-3' and so on.
 * Another process may take one in the meantime; the unique index tells, and the caller asks again.
 */
export async function freeSlugs(
  wishes: readonly SlugWish[],
  taken: TakenSlugs,
): Promise<Map<number, string>> {
  const plain = wishes.map((wish) => ({ id: wish.id, base: baseOf(wish) }));
  const used = new Set(await taken(plain.map(({ base }) => base)));
  const given = new Map<number, string>();
  for (const { id, base } of plain) {
    const slug = used.has(base) ? await numbered({ id, base }, used, taken) : base;
    used.add(slug);
    given.set(id, slug);
  }
  return given;
}

/** The slug of a wish if it is free. */
export function baseOf({ id, from, fallback }: SlugWish): string {
  // One by one: making a slug is expensive, and the first is nearly always usable.
  for (const text of from) {
    const slug = slugOf(text);
    if (slug !== '') return slug;
  }
  return `${fallback}-${id}`;
}

async function numbered(
  { id, base }: { id: number; base: string },
  used: ReadonlySet<string>,
  taken: TakenSlugs,
): Promise<string> {
  for (let first = 2; ; first += SUFFIXES_A_LOOK) {
    const options = Array.from(
      { length: SUFFIXES_A_LOOK },
      (_, index) => `${base}-${first + index}`,
    );
    const gone = await taken(options, id);
    const free = options.find((option) => !gone.has(option) && !used.has(option));
    if (free !== undefined) return free;
  }
}
