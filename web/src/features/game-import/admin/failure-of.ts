import { isProblem, type Problem } from '../../../api/problem.ts';

/** The words about a failure: the server's own, else what kind of failure it is. */
function messageOf({ status, title, message }: Problem): string {
  return message ?? (status === 0 ? title : `${status}: ${title}`);
}

/** Props of an ErrorState for a failed call. */
export function failureOf(error: unknown) {
  if (!isProblem(error)) return {};
  return { children: messageOf(error), requestId: error.requestId };
}
