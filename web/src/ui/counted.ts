import { formatCount } from './format.ts';

/** A count and what is counted: '1 click', '1,200 clicks'. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}
