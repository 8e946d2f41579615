import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { KEEP_ALIVE_MS } from '@slots/http-kit/graceful-server';

/**
 * Header fields as they are sent, one line each. Node checks and joins a list of fields again for each answer, which
 * takes a quarter of the time of a small one; most of ours are the same on every answer.
 */
export type HeaderLines = string;

/** @param fields names and values in turn @throws TypeError when one could be read as more than a field */
export function linesOf(fields: readonly string[]): HeaderLines {
  const lines: string[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    lines.push(lineOf(fields[at] ?? '', fields[at + 1] ?? ''));
  }
  // Joined: V8 keeps concatenated strings as a tree, which takes more memory and is walked by each answer.
  return lines.join('');
}

/** @throws TypeError when it could be read as more than a field */
export function lineOf(name: string, value: string): HeaderLines {
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return `${name}: ${value}\r\n`;
}

/** The names and values in turn. */
export function fieldsOf(lines: HeaderLines): string[] {
  return lines.split('\r\n').flatMap((line) => {
    const colon = line.indexOf(': ');
    return colon === -1 ? [] : [line.slice(0, colon), line.slice(colon + 2)];
  });
}

let endMadeFor = 0;
let end = '';

/** The lines that Node adds, made anew each second. */
function endOfHead(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== endMadeFor) {
    endMadeFor = second;
    const date = new Date(second * 1_000).toUTCString();
    end = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;
  }
  return end;
}

/** True where a head that is text already can be handed over: Node's own field for it, which is what `writeHead` fills. */
function takesText(
  response: ServerResponse,
): response is ServerResponse & { _header: string | null } {
  return '_header' in response;
}

/**
 * Begins an answer whose body, if it has one, is of the length that the lines tell. Where the connection is not kept
 * Node writes the head, which knows how to end one.
 */
export function writeLines(response: ServerResponse, status: number, lines: HeaderLines): void {
  const isKept = response.shouldKeepAlive && !response.hasHeader('connection');
  if (!isKept || !takesText(response)) {
    response.writeHead(status, fieldsOf(lines));
    return;
  }
  response.statusCode = status;
  // oxlint-disable-next-line no-underscore-dangle
  response._header = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${lines}${endOfHead()}`;
}

/** Largest body sent with its head in one write: copying more costs more than a second write. */
const MAX_AS_TEXT = 8 * 1_024;

/** Ends an answer with its whole body. */
export function endWith(response: ServerResponse, body: Buffer): void {
  if (body.length === 0) response.end();
  else if (body.length > MAX_AS_TEXT) response.end(body);
  else response.end(body.toString('latin1'), 'latin1');
}
