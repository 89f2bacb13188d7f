import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { PublicServer } from '#server/PublicServer.ts';

const CONNECTIONS = 50;
const DRAIN_MS = 200;

describe('A server that stops', () => {
  it('responds to everybody who connected before, also while it was too busy to accept connections', async () => {
    const server = new PublicServer((_request, response) => response.end('ok'));
    await server.listen(0, '127.0.0.1');
    const stopped = server.stop({ drainMs: DRAIN_MS, finishMs: 10_000 });
    const clients = Array.from({ length: CONNECTIONS }, () => connect(server.port, '127.0.0.1'));
    for (const client of clients) client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    for (const end = performance.now() + DRAIN_MS; performance.now() < end;); // the server cannot do anything either
    const responses = await Promise.all(clients.map((client) => text(client).catch(String)));
    expect(responses.filter((response) => !response.startsWith('HTTP/1.1 200 OK'))).to.deep.equal([]);
    await stopped;
  });
});
