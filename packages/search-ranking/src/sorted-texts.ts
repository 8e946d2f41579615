/** More new texts than this are sorted in together, fewer are put into their places one by one. */
const FEW = 64;

/** Things in the order of their texts, so that those whose texts begin alike are neighbours. */
export function createSortedTexts<T extends { readonly text: string }>() {
  const sorted: T[] = [];
  let added: T[] = [];

  /** The index of the first text that is not before this one. */
  function firstFrom(text: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.text ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** All of them, in order. */
  function all(): readonly T[] {
    if (added.length > FEW) {
      // One by one: a call takes some hundred thousand arguments at most.
      for (const thing of added) sorted.push(thing);
      sorted.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    } else {
      for (const thing of added) sorted.splice(firstFrom(thing.text), 0, thing);
    }
    added = [];
    return sorted;
  }

  return {
    add(thing: T): void {
      added.push(thing);
    },
    all,
    /** Those that begin with a text, itself first. */
    *beginningWith(text: string): Generator<T> {
      const things = all();
      for (let at = firstFrom(text); at < things.length; at += 1) {
        const thing = things[at];
        if (!thing?.text.startsWith(text)) return;
        yield thing;
      }
    },
  };
}
