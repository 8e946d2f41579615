import { isProblem, type Problem } from '../../../api/problem.ts';

/** Message for a failure: the server's own, else by its kind. */
function messageOf({ status, title, message }: Problem): string {
  return message ?? (status === 0 ? title : `${status}: ${title}`);
}

/** Props of an ErrorState for a failed call. */
export function failureOf(error: unknown) {
  if (!isProblem(error)) return {};
  return { children: messageOf(error), error };
}
