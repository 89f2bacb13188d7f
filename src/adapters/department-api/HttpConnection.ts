import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import got, { RequestError, type Got } from 'got';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Below the base address, with its query. */
  readonly path: string;
  readonly json?: object;
  readonly token?: string;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** The statuses on which idempotent requests are tried again (spec §7), and no others. */
const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const;
/** A connection that the other side had given up already. */
const RETRIED_FAULTS = ['ECONNRESET', 'EPIPE'];
const RETRY_PAUSES_MS = [100, 300];
/** Longer than any deadline here: a server that asks for more patience is not asked again. */
const LONGEST_RETRY_AFTER_MS = 3_000;
/** Bytes. */
const LARGEST_BODY = 2_000_000;

/** Requests to one server, with retries, over connections that are kept. */
export class HttpConnection {
  readonly #baseUrl: string;
  readonly #agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  readonly #got: Got;

  /** @param baseUrl `https://api.example.go.th/v1` */
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#got = got.extend({
      agent: this.#agents,
      headers: { 'user-agent': 'Thara', accept: 'application/json' },
      followRedirect: false,
      throwHttpErrors: false,
      decompress: false, // asks for none, so that a small answer cannot unfold into a large one
      retry: {
        limit: RETRY_PAUSES_MS.length,
        methods: [...IDEMPOTENT],
        statusCodes: RETRIED_STATUSES,
        errorCodes: RETRIED_FAULTS,
        maxRetryAfter: LONGEST_RETRY_AFTER_MS,
        calculateDelay: ({ attemptCount, retryAfter, computedValue }) =>
          retryAfter === undefined ? (RETRY_PAUSES_MS[attemptCount - 1] ?? 0) : computedValue,
      },
    });
  }

  /** An answer of any status. Rejects when there is none: no connection, none in time, too long, broken off. */
  async send({ method, path, json, token, signal }: HttpRequest): Promise<HttpAnswer> {
    const tooLong = new AbortController();
    try {
      const request = this.#got(this.#baseUrl + path, {
        method,
        responseType: 'buffer', // text would come as bytes all the same where the answer is compressed
        headers: authorization(token),
        signal: AbortSignal.any([signal, tooLong.signal]),
        ...(json !== undefined && { json }),
      });
      void request.on('downloadProgress', ({ transferred }) => {
        if (transferred > LARGEST_BODY) tooLong.abort();
      });
      const { statusCode, headers, body } = await request;
      return { status: statusCode, headers, body: new TextDecoder().decode(body) };
    } catch (fault) {
      throw tooLong.signal.aborted ? new Error('the answer is too long') : withoutRequest(fault);
    }
  }

  /** A body as it arrives. Errors when the answer is anything but 200 with as many bytes. */
  stream(path: string, token: string, size: number, signal: AbortSignal | undefined): Readable {
    const source = this.#got.stream(this.#baseUrl + path, {
      headers: authorization(token),
      retry: { limit: 0 },
      ...(signal !== undefined && { signal }),
    });
    source.once('response', ({ statusCode, headers }: { statusCode: number; headers: HttpAnswer['headers'] }) => {
      if (statusCode !== 200 || headers['content-length'] !== String(size))
        source.destroy(new Error(`answered ${statusCode} with other bytes than announced`));
    });
    return source;
  }

  close(): void {
    this.#agents.http.destroy();
    this.#agents.https.destroy();
  }
}

function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** The same fault without the request that got keeps in it, whose token and secret would reach the log. */
function withoutRequest(fault: unknown): unknown {
  return fault instanceof RequestError ? new Error(`${fault.code}: ${fault.message}`) : fault;
}
