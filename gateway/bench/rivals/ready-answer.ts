// The cost of node:http with nothing to decide: it answers everything as another server answered once.
// node ready-answer.ts <port> <address to take the answer from>
import { createServer } from 'node:http';

const [port, address = ''] = process.argv.slice(2);
const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await answer.arrayBuffer());
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'date']);
const headers = [...answer.headers].filter(([name]) => !OF_A_CONNECTION.has(name)).flat();
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');
