import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received request. */
export interface Received {
  readonly method: string;
  /** Path and query below the base address. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Reply = (response: ServerResponse, request: Received) => void;

const BASE = '/api';
const TOKEN_PATH = '/auth/access-token';

/** A department's API that responds as a test configures it: correctly, wrongly or not at all. */
export class ScriptedApi {
  readonly #server: Server;
  readonly #received: Received[] = [];
  #replies: Reply[] = [];
  #tokenReply: Reply = (response) => response.end(JSON.stringify({ accessToken: `token-${this.tokenCalls.length}` }));

  private constructor() {
    this.#server = createServer(this.#listen);
  }

  static async start(): Promise<ScriptedApi> {
    const api = new ScriptedApi();
    api.#server.listen(0, '127.0.0.1');
    await once(api.#server, 'listening');
    return api;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${BASE}`;
  }

  /** All requests except token requests, oldest first. */
  get calls(): readonly Received[] {
    return this.#received.filter(({ path }) => path !== TOKEN_PATH);
  }

  get tokenCalls(): readonly Received[] {
    return this.#received.filter(({ path }) => path === TOKEN_PATH);
  }

  /** Sets the replies to the next requests, in order; the last one is repeated. */
  reply(...replies: readonly Reply[]): void {
    this.#replies = [...replies];
  }

  /** Sets the reply to token requests; by default `token-1`, `token-2` … */
  replyWithToken(reply: Reply): void {
    this.#tokenReply = reply;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.closeAllConnections();
    this.#server.close();
    await closed;
  }

  readonly #listen: RequestListener = async (request, response) => {
    const received = {
      method: request.method ?? '',
      path: (request.url ?? '').slice(BASE.length),
      headers: request.headers,
      body: await text(request),
    };
    this.#received.push(received);
    const [next = () => response.destroy()] = this.#replies;
    if (received.path === TOKEN_PATH) this.#tokenReply(response, received);
    else {
      if (this.#replies.length > 1) this.#replies.shift();
      next(response, received);
    }
  };
}

/** A reply with a JSON body, or with a text unchanged. */
export function answer(status: number, body: unknown = '', headers: Readonly<Record<string, string>> = {}): Reply {
  return (response) => {
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export function problem(status: number, code: string): Reply {
  const body = { type: 'about:blank', title: 'Problem', status, code, requestId: 'request-1' };
  return answer(status, body, { 'Content-Type': 'application/problem+json' });
}

/** Accepts the request and never responds. */
export const neverRespond: Reply = () => undefined;

/** Resets the connection without a response. */
export const reset: Reply = (response) => {
  response.socket?.resetAndDestroy();
};
