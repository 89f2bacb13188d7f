import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import got, { RequestError, type Got } from 'got';
import { retryPauseMs } from '#domain/session/retry.ts';
import type { ByteRange } from '#ports/Media.ts';
import { classifyStatus } from './classifyStatus.ts';
import type { Deadline } from './Deadline.ts';
import { isIdempotent } from './isIdempotent.ts';
import { isTooDeep } from './isTooDeep.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Below the base address, with its query. */
  readonly path: string;
  readonly json?: object | undefined;
  readonly token?: string;
  readonly deadline: Deadline;
}

export interface StreamRequest {
  readonly path: string;
  readonly token: string;
  /** Bytes of the whole. */
  readonly size: number;
  /** The part that is wanted; all of it when left out. */
  readonly range: ByteRange | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** For each step to a connection, in milliseconds; what comes behind it has the deadline, or patience with streams. */
const CONNECTION_TIMEOUTS = { lookup: 1_000, connect: 1_000, secureConnect: 1_000 };
/** Idle connections are given up sooner than servers do (Node: 5 s): a POST that meets a closing one is not sent again. */
const KEPT_IDLE_MS = 4_000;
/** Connections for answers that are read whole: each may have 2 MB in memory. What has to wait has its deadline. */
const MOST_AT_ONCE = 50;
/** How got tells that a connection ended which the other side had given up already. */
const BROKEN_OFF = ['ECONNRESET', 'EPIPE'];
/** Bytes. */
const LARGEST_BODY = 2_000_000;
/** Bytes of all answers that are being read. Beyond it, those are given up that take more than their share of it. */
const MOST_READ_AT_ONCE = 20_000_000;
const SHARE = MOST_READ_AT_ONCE / MOST_AT_ONCE;

/** An answer that came, and is more than we are ready to read. */
export class UnreadableResponse extends Error {}

/** Requests to one server, with retries, over connections that are kept. */
export class HttpConnection {
  readonly #baseUrl: string;
  readonly #agents = agents(MOST_AT_ONCE);
  /** Apart, for a visitor who takes an hour over a film keeps nobody else waiting. */
  readonly #streamAgents = agents(Infinity);
  readonly #got: Got;
  /** Bytes of answers that are being read. */
  #reading = 0;

  /** @param baseUrl `https://api.example.go.th/v1` */
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#got = got.extend({
      agent: this.#agents,
      headers: { 'user-agent': 'Thara', accept: 'application/json' },
      followRedirect: false,
      throwHttpErrors: false,
      decompress: false, // asks for none, so that a small answer cannot unfold into a large one
      timeout: CONNECTION_TIMEOUTS,
      retry: { limit: 0 },
    });
  }

  /**
   * An answer of any status. Rejects when there is none: no connection, none in time, broken off. Rejects with
   * `UnreadableAnswer` when it is too long or nested too deeply.
   */
  async send({ method, path, json, token, deadline }: HttpRequest): Promise<HttpResponse> {
    let read = 0;
    try {
      const request = this.#got(this.#baseUrl + path, {
        method,
        responseType: 'buffer', // text would come as bytes all the same where the answer is compressed
        headers: authorization(token),
        signal: deadline.signal,
        retry: {
          enforceRetryRules: false, // our rule decides alone; for got, 0 is no retry
          calculateDelay: ({ attemptCount: attempts, error: { code, response }, retryAfter: requestedPauseMs }) => {
            const failed = BROKEN_OFF.includes(code) ? 'brokenOff' : classifyStatus(response?.statusCode);
            const { remainingMs } = deadline;
            const attempt = {
              isIdempotent: isIdempotent(method),
              response: failed,
              attempts,
              requestedPauseMs,
              remainingMs,
            };
            return retryPauseMs(attempt) ?? 0;
          },
        },
        ...(json !== undefined && { json }),
      });
      void request.on('downloadProgress', ({ transferred, total = 0 }) => {
        this.#reading += transferred - read;
        read = transferred;
        const length = Math.max(transferred, method === 'HEAD' ? 0 : total); // HEAD brings no body
        const isTooLong = length > LARGEST_BODY || (this.#reading > MOST_READ_AT_ONCE && read > SHARE);
        if (isTooLong) deadline.giveUp(new UnreadableResponse('the answer is too long'));
      });
      const { statusCode, headers, body } = await request;
      if (statusCode === 200 && isTooDeep(body)) throw new UnreadableResponse('the answer is nested too deeply');
      return { status: statusCode, headers, body: new TextDecoder().decode(body) };
    } catch (fault) {
      const reason: unknown = deadline.signal.reason;
      throw reason instanceof UnreadableResponse ? reason : withoutRequest(fault);
    } finally {
      this.#reading -= read;
    }
  }

  /** A body, or a part of it, as it arrives. Errors when the answer is anything but as many bytes as there are to be. */
  stream({ path, token, size, range, signal }: StreamRequest): Readable {
    const source = this.#got.stream(this.#baseUrl + path, {
      agent: this.#streamAgents,
      headers: { ...authorization(token), ...(range && { range: `bytes=${range.start}-${range.end}` }) },
      ...(signal !== undefined && { signal }),
    });
    const expected = range === undefined ? 200 : 206;
    const length = range === undefined ? size : range.end - range.start + 1;
    source.once('response', ({ statusCode, headers }: { statusCode: number; headers: HttpResponse['headers'] }) => {
      const isWhole = headers['content-length'] === String(length);
      const isThere = range === undefined || headers['content-range'] === `bytes ${range.start}-${range.end}/${size}`;
      if (statusCode !== expected || !isWhole || !isThere)
        source.destroy(new Error(`answered ${statusCode} with other bytes than announced`));
    });
    return source;
  }

  close(): void {
    for (const { http, https } of [this.#agents, this.#streamAgents]) {
      http.destroy();
      https.destroy();
    }
  }
}

function agents(maxSockets: number): { readonly http: HttpAgent; readonly https: HttpsAgent } {
  const options = { keepAlive: true, timeout: KEPT_IDLE_MS, maxSockets };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
}

function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** The same fault without the request that got keeps in it, whose token and secret would reach the log. */
function withoutRequest(fault: unknown): unknown {
  return fault instanceof RequestError ? new Error(`${fault.code}: ${fault.message}`) : fault;
}
