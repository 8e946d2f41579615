import { type ClassNameValue, createTailwindMerge } from 'tailwind-merge';
import { classGroups } from './class-groups.ts';

const merge = createTailwindMerge(classGroups);

/** Joins class names; of two that set the same property the later one wins. */
export function classNames(...values: ClassNameValue[]): string {
  return merge(values);
}
