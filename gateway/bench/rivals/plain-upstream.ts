// A service that answers every address with the same small text, as cheaply as node:http can.
// node plain-upstream.ts <port> <answer>
import { createServer } from 'node:http';

const [port, answer = ''] = process.argv.slice(2);
const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer) };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(answer);
});
server.keepAliveTimeout = 65_000;
server.listen(Number(port), '127.0.0.1');
