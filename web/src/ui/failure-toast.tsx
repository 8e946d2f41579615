import { toast } from 'sonner';
import { isProblem } from '../api/problem.ts';
import { failureMessage } from './failure-message.ts';

/**
 * Toast for a failed call: in the server's words if any, else `fixed` with the request's id, so that staff can
 * find it in the logs.
 */
export function failureToast(error: unknown, fixed: string, title = 'Error'): void {
  const text = failureMessage(error, fixed);
  const requestId = isProblem(error) && error.message === undefined ? error.requestId : undefined;
  toast.error(title, {
    description: (
      <>
        <p>{text}</p>
        {requestId !== undefined && (
          <p className="mt-1 text-xs">
            Request <code className="font-mono select-all">{requestId}</code>
          </p>
        )}
      </>
    ),
  });
}
