import { once } from 'node:events';
import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** The faults of a department's API. */
export const FAULTS = [
  'refused',
  'reset',
  'hanging',
  'slow drip',
  '500',
  '503 with Retry-After',
  '429',
  '401 once',
  '401 for ever',
  'truncated JSON',
  'HTML instead of JSON',
  '200 MB body',
  'deep JSON',
  'wrong types',
  'null',
  '__proto__',
  'redirect',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Faults by what they say about the API: the website treats those of one class the same. */
export const FAULT_CLASSES = {
  down: ['refused', 'reset', '503 with Retry-After', '429', '401 for ever'],
  silent: ['hanging', 'slow drip'],
  failing: [
    ...(['500', 'truncated JSON', 'HTML instead of JSON', '200 MB body', 'deep JSON', 'wrong types'] as const),
    ...(['null', '__proto__', 'redirect'] as const),
  ],
  healing: ['401 once'],
} as const satisfies Readonly<Record<string, readonly Fault[]>>;

/** Part of every text that the broken API sends; no visitor may ever read it. */
export const UPSTREAM_TEXT = 'upstream-words-for-nobody';

const TOKEN_PATH = /\/auth\/access-token$/;
/** Target of the redirect; no client should follow it. */
const REDIRECT_TARGET = '/elsewhere';
// Created once, so that they do not count in what tests measure of memory.
const MEGABYTE = Buffer.alloc(1_000_000, ' ');
const DEEP = Buffer.from(`{"${UPSTREAM_TEXT}":${'['.repeat(900_000)}${']'.repeat(900_000)}}`);
const DRIP_MS = 50;

/** A response of the real API. */
interface BufferedResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A proxy in front of a real API tier, which forwards everything until `break` is called. */
export class FaultyApi {
  readonly #apiPort: number;
  readonly #server = createServer((request, response) => {
    void this.#answer(request, response).catch(() => response.destroy());
  });
  #fault: Fault | undefined;
  #refused401s = 0;
  #port = 0;
  #calls = 0;
  #tokenCalls = 0;
  #open = 0;
  #poured = 0;
  /** Whether a client followed the redirect. */
  wasRedirectFollowed = false;

  private constructor(apiPort: number) {
    this.#apiPort = apiPort;
  }

  /** @param apiPort of the real API, on this machine */
  static async start(apiPort: number): Promise<FaultyApi> {
    const api = new FaultyApi(apiPort);
    await api.#listen();
    return api;
  }

  get port(): number {
    return this.#port;
  }

  /** Requests so far, without token requests. */
  get calls(): number {
    return this.#calls;
  }

  get tokenCalls(): number {
    return this.#tokenCalls;
  }

  /** Requests that have neither a response nor been aborted. */
  get openCalls(): number {
    return this.#open;
  }

  /** Bytes of the 200 MB bodies that were written so far, buffered ones included. */
  get bytesPoured(): number {
    return this.#poured;
  }

  async break(fault: Fault): Promise<void> {
    this.#fault = fault;
    this.#refused401s = 0;
    if (fault === 'refused') {
      this.#server.closeAllConnections();
      this.#server.close();
      await once(this.#server, 'close');
    }
  }

  /** Responds as the real API from now on; hanging requests stay hanging. */
  async repair(): Promise<void> {
    const wasRefused = this.#fault === 'refused';
    this.#fault = undefined;
    if (wasRefused) await this.#listen();
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const isToken = TOKEN_PATH.test(path);
    if (isToken) this.#tokenCalls++;
    else this.#calls++;
    this.#open++;
    response.once('close', () => this.#open--);
    if (path === REDIRECT_TARGET) this.wasRedirectFollowed = true;
    const body = await buffer(request);
    const fault = this.#fault;
    if (fault === undefined || (isToken && fault.startsWith('401'))) send(response, await this.#ask(request, body));
    else await this.#breakIn(fault, response, () => this.#ask(request, body));
  }

  async #breakIn(fault: Fault, response: ServerResponse, forward: () => Promise<BufferedResponse>): Promise<void> {
    switch (fault) {
      case 'refused':
      case 'reset':
        response.socket?.resetAndDestroy();
        return;
      case 'hanging':
        return;
      case 'slow drip':
        await drip(response);
        return;
      case '500':
        sendText(response, 500);
        return;
      case '503 with Retry-After':
        sendText(response, 503, { 'Retry-After': '60' });
        return;
      case '429':
        sendText(response, 429);
        return;
      case '401 once':
        if (this.#refused401s++ === 0) sendText(response, 401);
        else send(response, await forward());
        return;
      case '401 for ever':
        sendText(response, 401);
        return;
      case 'truncated JSON': {
        const complete = await forward();
        send(response, { ...complete, body: complete.body.subarray(0, -1) });
        return;
      }
      case 'HTML instead of JSON':
        sendText(response, 200, { 'Content-Type': 'text/html' });
        return;
      case '200 MB body':
        await this.#pour(response);
        return;
      case 'deep JSON':
        sendJson(response, DEEP);
        return;
      case 'wrong types': {
        const fields = Object.keys(JSON.parse((await forward()).body.toString()) as object);
        sendJson(response, JSON.stringify(Object.fromEntries(fields.map((key) => [key, { [key]: UPSTREAM_TEXT }]))));
        return;
      }
      case 'null':
        sendJson(response, 'null');
        return;
      case '__proto__': {
        const complete = (await forward()).body.toString();
        sendJson(response, `{"__proto__":${complete},"constructor":{"prototype":${complete}}}`);
        return;
      }
      case 'redirect':
        sendText(response, 302, { Location: REDIRECT_TARGET });
        return;
    }
  }

  async #pour(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    for (let sent = 0; sent < 200 && !response.destroyed; sent++) {
      this.#poured += MEGABYTE.length;
      if (!response.write(MEGABYTE)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end('{}');
  }

  async #ask({ method, url, headers }: IncomingMessage, body: Buffer): Promise<BufferedResponse> {
    const outgoing = openRequest({ host: '127.0.0.1', port: this.#apiPort, method, path: url, headers });
    outgoing.end(body);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await buffer(incoming) };
  }
}

function send(response: ServerResponse, { status, headers, body }: BufferedResponse): void {
  const { 'content-length': announced, 'transfer-encoding': _, connection: __, ...rest } = headers;
  const length = response.req.method === 'HEAD' ? announced : body.length;
  response.writeHead(status, { ...rest, ...(length !== undefined && { 'Content-Length': length }) }).end(body);
}

function sendJson(response: ServerResponse, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
}

function sendText(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, headers).end(`<!doctype html><h1>${UPSTREAM_TEXT}</h1>`);
}

/** Writes a space now and then, for ever. */
async function drip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  while (!response.destroyed) {
    response.write(' ');
    await pause(DRIP_MS);
  }
}
