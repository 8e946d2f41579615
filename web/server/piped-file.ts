import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * Ends the file that sirv pipes into a response together with that. sirv leaves its stream alone: an error of it, such
 * as too many open files, would end the process, and a client that leaves would keep the file open.
 * @param onError is told why a file could not be read; its answer is cut off
 * @returns takes the guard off again, where no file is served
 */
export function guardPipedFile(
  response: ServerResponse,
  onError: (error: Error) => void,
): () => void {
  const guard = (file: Readable) => {
    file.once('error', (error) => {
      onError(error);
      response.destroy();
    });
    response.once('close', () => file.destroy());
  };
  response.once('pipe', guard);
  return () => response.off('pipe', guard);
}
