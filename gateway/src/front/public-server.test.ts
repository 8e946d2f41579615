import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listen } from '@slots/http-kit/graceful-server';
import { createAnswers } from '../answers/answers.ts';
import { sendRaw } from '../testing/send.ts';
import { createPublicServer } from './public-server.ts';

const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n';
const BEGIN = 'POST /front HTTP/1.1\r\nHost: a\r\n';
const CHUNKED = `${BEGIN}Transfer-Encoding: chunked\r\n\r\n`;
/** A body by its length; by chunks an end with a request behind it. */
const END = `\r\n\r\n0\r\n\r\n${HIDDEN}`;

/** Requests whose end two readers find in two places, so that one of them sees a request in the body. */
const TWO_ENDS: Readonly<Record<string, string>> = {
  'a length before chunks': `${BEGIN}Content-Length: 50\r\nTransfer-Encoding: chunked${END}`,
  'a length behind chunks': `${BEGIN}Transfer-Encoding: chunked\r\nContent-Length: 4${END}`,
  'a blank before the colon of chunks': `${BEGIN}Transfer-Encoding : chunked${END}`,
  'a tab before chunks': `${BEGIN}Transfer-Encoding:\tchunked\r\nContent-Length: 5${END}`,
  'another word for chunks': `${BEGIN}Transfer-Encoding: xchunked\r\nContent-Length: 5${END}`,
  'chunks and another word': `${BEGIN}Transfer-Encoding: chunked\r\nTransfer-Encoding: x${END}`,
  'identity with a length': `${BEGIN}Transfer-Encoding: identity\r\nContent-Length: 5${END}`,
  'chunks in quotes': `${BEGIN}Transfer-Encoding: "chunked"\r\nContent-Length: 5${END}`,
  'chunks behind a vertical tab': `${BEGIN}Transfer-Encoding: \x0bchunked\r\nContent-Length: 5${END}`,
  'chunks on a folded line': `${BEGIN}Transfer-Encoding:\r\n chunked\r\nContent-Length: 5${END}`,
  'chunks behind a line feed': `${BEGIN}X: y\nTransfer-Encoding: chunked${END}`,
  'chunks behind a carriage return': `${BEGIN}X: y\rTransfer-Encoding: chunked${END}`,
  'lines that end in line feeds': `POST /front HTTP/1.1\nHost: a\nContent-Length: 0\n\n${HIDDEN}`,
  'chunks in HTTP/1.0': `POST /front HTTP/1.0\r\nTransfer-Encoding: chunked\r\nContent-Length: 5${END}`,
  'a length with a plus': `${BEGIN}Content-Length: +5\r\n\r\nabcde`,
  'a length below nothing': `${BEGIN}Content-Length: -1\r\n\r\n${HIDDEN}`,
  'a length in hexadecimal': `${BEGIN}Content-Length: 0x5\r\n\r\nabcde`,
  'a list of lengths': `${BEGIN}Content-Length: 5, 5\r\n\r\nabcde`,
  'two lengths': `${BEGIN}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde${HIDDEN}`,
  'a length that is empty': `${BEGIN}Content-Length: \r\n\r\n${HIDDEN}`,
  'a length beyond all': `${BEGIN}Content-Length: 18446744073709551621\r\n\r\nabcde`,
  'a chunk with a plus': `${CHUNKED}+5\r\nabcde\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk that says it is hexadecimal': `${CHUNKED}0x5\r\nabcde\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk beyond all': `${CHUNKED}10000000000000005\r\nabcde\r\n0\r\n\r\n${HIDDEN}`,
  'chunks with line feeds': `${CHUNKED}5\nabcde\n0\n\n${HIDDEN}`,
  'a line feed in what is said of a chunk': `${CHUNKED}5;a\nX\r\nabcde\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk that is longer than it says': `${CHUNKED}5\r\nabcdeXX0\r\n\r\n${HIDDEN}`,
  'a blank before a header': `POST /front HTTP/1.1\r\n Host: a\r\nContent-Length: 0\r\n\r\n`,
  'a null byte in a header': `${BEGIN}X: a\0b\r\nContent-Length: 0\r\n\r\n`,
  'a header without a colon': `${BEGIN}Nonsense\r\nContent-Length: 0\r\n\r\n`,
};

describe('a request that could be read in two ways', () => {
  const whole: string[] = [];
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createPublicServer(createAnswers({ secure: false }), (request, response) => {
      request.resume();
      request.once('end', () => {
        whole.push(request.url ?? '');
        response.end();
      });
    });
    url = await listen(server, '127.0.0.1', 0);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each(Object.entries(TWO_ENDS))(
    'by %s is nobody’s, and ends its connection',
    async (_what, bytes) => {
      whole.length = 0;
      // The answer is read to the end of the connection.
      const answer = await sendRaw(url, bytes).catch(() => '');
      expect(answer).toMatch(/^(?:HTTP\/1\.1 400 |$)/);
      expect(answer.match(/HTTP\/1\.1 /g) ?? []).toHaveLength(answer === '' ? 0 : 1);
      expect(whole).toEqual([]);
    },
  );
});
