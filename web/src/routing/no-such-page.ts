import { data } from 'react-router-dom';
import type { Problem } from '../api/problem.ts';

/** The problem of an address with nothing at it. */
export function notFound(message: string) {
  return { status: 404, title: 'Not Found', message } satisfies Problem;
}

/** The page of a list beyond its end. */
export const NO_SUCH_PAGE = notFound('This list has no such page.');

/** Answers 404 where the server read a page of a list that has nothing on it, unless it is the first. */
export function needPage(
  page: number,
  answer: { readonly data: readonly unknown[] } | undefined,
): void {
  if (page > 1 && answer?.data.length === 0) throw data(NO_SUCH_PAGE, { status: 404 });
}
