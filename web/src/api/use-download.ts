import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from './base-api.ts';
import { type Problem, toProblem, UNREACHABLE } from './problem.ts';

/** A download without progress for this long has broken off. */
const STALLED_MS = 60_000;
/** Long enough for a browser to start saving a file. */
const KEPT_MS = 60_000;
const BROKEN_OFF: Problem = {
  status: 0,
  title: 'Download interrupted',
  message: 'The download was interrupted. Please try again.',
};

/** File name of the server; else the last part of the address. */
function nameOf(response: Response, file: string): string {
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return named ?? file.split('?')[0]?.split('/').at(-1) ?? 'export.csv';
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  const requestId = response.headers.get('x-request-id');
  return { ...(requestId !== null && { requestId }), ...toProblem(response.status, body) };
}

/** Saves a file, as if a link had led to it. */
function keep(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers start reading only after this.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

async function fetchAndKeep(
  file: string,
  onBytes: (bytes: number) => void,
): Promise<{ readonly name: string } | { readonly error: Problem }> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALLED_MS);
  let response: Response | undefined;
  try {
    response = await fetch(file, { credentials: 'same-origin', signal: stalled.signal });
    if (!response.ok || response.body === null) return { error: await problemOf(response) };
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      bytes += part.value.length;
      onBytes(bytes);
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), STALLED_MS);
    }
    const name = nameOf(response, file);
    keep(new Blob(parts, { type: 'text/csv' }), name);
    return { name };
  } catch {
    return { error: response?.ok ? BROKEN_OFF : UNREACHABLE };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Downloads a file, has the browser save it and returns its name. An incomplete download is a failure. Not a call of
 * the store: a pending call there delays refetching lists after a change, and a long file takes minutes.
 */
export function useDownload() {
  const dispatch = useDispatch();
  const [bytes, setBytes] = useState<number>();
  return {
    /** Received so far; undefined while nothing is downloaded. */
    bytes,
    /** @param file address of the file, with its query */
    async download(file: string) {
      setBytes(0);
      const outcome = await fetchAndKeep(file, setBytes);
      setBytes(undefined);
      // sessionWatch only sees calls of the store.
      if ('error' in outcome && outcome.error.status === 401) {
        dispatch(baseApi.util.invalidateTags(['Session']));
      }
      return outcome;
    },
  };
}
