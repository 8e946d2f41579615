// Takes traces from the collector (OTLP over HTTP, as JSON) and keeps each message as a line of a file.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const file = createWriteStream('/traces/traces.json', { flags: 'a' });
createServer(async (request, response) => {
  file.write(`${await text(request)}\n`);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
}).listen(4319, '127.0.0.1');
