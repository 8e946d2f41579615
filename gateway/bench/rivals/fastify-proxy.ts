// Fastify with its own proxy plug-in, as its documentation sets it up.
// node fastify-proxy.ts <port> <upstream>
import proxy from '@fastify/http-proxy';
import fastify from 'fastify';

const [port, upstream = ''] = process.argv.slice(2);
const server = fastify();
await server.register(proxy, { upstream, undici: { connections: 128, pipelining: 1 } });
await server.listen({ port: Number(port), host: '127.0.0.1' });
