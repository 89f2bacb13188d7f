import { expect } from 'chai';
import express from 'express';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { limitBodyTime, type BodyTimes } from '#server/http/BodyTimeout.ts';

const NEVER = 3_600_000;
const SOON = 20;

describe('The time for the body of a request', () => {
  let server: Server;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** A client that has sent the headers and the beginning of a body of ten bytes. */
  const startSending = async (path: string, times: BodyTimes): Promise<Socket> => {
    const app = express().use(limitBodyTime(times));
    app.post(
      '/form',
      (request, response) =>
        void text(request).then(
          (body) => response.send(body),
          () => undefined,
        ),
    );
    app.post('/upload', (request, response) => {
      response.locals.bodyTimeout?.allowUpload();
      void text(request).then(
        (body) => response.send(body),
        () => undefined,
      );
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\nConnection: close\r\n\r\n01234`);
    return socket;
  };

  it('is short: a slow form gets 408 and its connection is closed', async () => {
    const socket = await startSending('/form', { body: SOON, uploadIdle: NEVER, upload: NEVER });
    expect(await text(socket)).to.match(/^HTTP\/1\.1 408 /);
  });

  it('is long for an upload, which gets its answer', async () => {
    const socket = await startSending('/upload', { body: SOON, uploadIdle: NEVER, upload: NEVER });
    // Node's timers fire in order: after this one, that of the body would have fired.
    setTimeout(() => socket.write('56789'), 2 * SOON);
    expect(await text(socket)).to.match(/^HTTP\/1\.1 200 .*0123456789$/s);
  });

  it('ends an upload of which nothing arrives any more', async () => {
    const socket = await startSending('/upload', { body: NEVER, uploadIdle: SOON, upload: NEVER });
    expect(await text(socket)).to.match(/^HTTP\/1\.1 408 /);
  });

  it('ends an upload that takes too long in all', async () => {
    const socket = await startSending('/upload', { body: NEVER, uploadIdle: NEVER, upload: SOON });
    expect(await text(socket)).to.match(/^HTTP\/1\.1 408 /);
  });
});
