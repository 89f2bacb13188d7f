import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that does nothing but respond: no server of Node.js answers a health check sooner in the same flood. */
const server = createServer((_request, response) => {
  response.end('ok\n');
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  process.stdout.write(`The bare server listens on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
