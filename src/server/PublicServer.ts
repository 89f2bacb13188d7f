import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { oneByOne } from './http/oneByOne.ts';

/**
 * Slow headers are cut off after 15 s, whole requests after 16 minutes, which is more than an upload may take; checked
 * every second. `limitBodyTime` cuts off all others earlier.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 16 * 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000, // longer than that of common proxies, so that they never write into a closing connection
};
/** Connections that may wait to be accepted; the kernel lowers it to its own limit (`net.core.somaxconn`). */
const BACKLOG = 4_096;

/** How long a new connection may take to send something when the server has stopped listening. */
const FIRST_BYTE_MS = 1_000;
/** How long connections that keep arriving are accepted after the drain period. */
const MAX_ACCEPT_MS = 1_000;

export interface StopTimes {
  /** How long new connections are still accepted. */
  readonly drainMs: number;
  /** How long requests in flight may take after that. */
  readonly finishMs: number;
}

/** The server on its port: which listener responds, and how it stops without losing a request. */
export class PublicServer {
  readonly #server: Server;
  /** The open connections, with the latest response on each. */
  readonly #connections = new Map<Socket, ServerResponse | undefined>();
  #listener: RequestListener;
  #listening: Promise<unknown> | undefined;
  #accepted = 0;
  #isStopping = false;

  /** @param listener responds until there is another one */
  constructor(listener: RequestListener) {
    this.#listener = listener;
    this.#server = createServer(
      TIMEOUTS,
      oneByOne((request, response) => {
        this.#connections.set(request.socket, response);
        if (this.#isStopping) response.setHeader('Connection', 'close');
        this.#listener(request, response);
      }),
    );
    this.#server.on('connection', (socket: Socket) => {
      this.#accepted++;
      this.#connections.set(socket, undefined);
      socket.once('close', () => this.#connections.delete(socket));
    });
  }

  get isListening(): boolean {
    return this.#server.listening;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Listens, when it does not yet. Rejects when the port cannot be listened on. */
  async listen(port: number, host: string | undefined): Promise<void> {
    this.#listening ??= once(this.#server.listen({ port, host, backlog: BACKLOG }), 'listening');
    await this.#listening;
  }

  /** Lets another listener respond to the requests that arrive from now on. */
  respondWith(listener: RequestListener): void {
    this.#listener = listener;
  }

  /**
   * Goes on for a while, but every response says that its connection will be closed. Then accepts no more connections,
   * closes those without a request, and waits for the others.
   */
  async stop({ drainMs, finishMs }: StopTimes): Promise<void> {
    if (!this.#server.listening) return;
    this.#isStopping = true;
    for (const response of this.#connections.values())
      if (response?.headersSent === false) response.setHeader('Connection', 'close');
    if (drainMs > 0) await pause(drainMs);
    await this.#acceptWaiting();
    const closed = once(this.#server, 'close');
    this.#server.close(); // with the connections that are idle between two requests
    for (const [socket, response] of this.#connections)
      if (response?.writableFinished === false) response.once('finish', () => socket.destroySoon());
    // The request of a connection that was accepted just now is on its way: a proxy does not send a form again.
    const silent = setTimeout(
      () => {
        for (const socket of this.#connections.keys()) if (socket.bytesRead === 0) socket.destroySoon();
      },
      Math.min(drainMs, FIRST_BYTE_MS),
    );
    const deadline = setTimeout(() => {
      this.#server.closeAllConnections();
    }, finishMs);
    await closed;
    clearTimeout(silent);
    clearTimeout(deadline);
  }

  /** The kernel resets the connections that wait to be accepted when a server stops listening. */
  async #acceptWaiting(): Promise<void> {
    const end = performance.now() + MAX_ACCEPT_MS;
    let before: number;
    do {
      before = this.#accepted;
      await nextTurn(); // accepts one (libuv)
    } while (this.#accepted > before && performance.now() < end);
  }
}
