import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Our own sizes, so that `text-heading` is not taken for a colour. */
const merge = extendTailwindMerge({
  extend: {
    theme: { text: ['hero', 'title', 'heading', 'subheading'] },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
