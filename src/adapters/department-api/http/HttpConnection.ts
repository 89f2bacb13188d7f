import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import got, { RequestError, type Got } from 'got';
import { retryPauseMs } from '#domain/session/retry.ts';
import type { ByteRange } from '#ports/Media.ts';
import { classifyStatus, isIdempotent, isSuccess } from './classifyStatus.ts';
import { decodeText } from './decodeText.ts';
import { FILE_BODY_TYPE } from '../wire/AttachmentWire.ts';
import { Deadline } from './Deadline.ts';
import { VISITOR_NETWORK } from '../wire/visitor.ts';
import { isTooDeep } from './readJson.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Appended to the base URL, with its query. */
  readonly path: string;
  readonly json?: object | undefined;
  readonly token?: string;
  /** Of the visitor for whom it is sent. */
  readonly network?: string | undefined;
  readonly deadline: Deadline;
}

export interface StreamRequest {
  readonly path: string;
  readonly token: string;
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** Undefined for the whole file. */
  readonly range: ByteRange | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

export interface UploadRequest {
  /** Appended to the base URL, with its query. */
  readonly path: string;
  readonly token: string;
  readonly content: Readable;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The encoding of the body, where it had to be guessed. */
  readonly guessedEncoding?: string | undefined;
}

/**
 * The timeout of each step of connecting, in milliseconds. Afterwards the deadline applies or, for streams,
 * `readWithTimeout`.
 */
const CONNECTION_TIMEOUTS = { lookup: 1_000, connect: 1_000, secureConnect: 1_000 };
/** For a whole upload, as long as a visitor's connection may take. */
const UPLOAD_TIMEOUT_MS = 900_000;
/** For the response to an upload, once all of it is sent: it is written to the disk, and searched for viruses. */
const UPLOAD_RESPONSE_TIMEOUT_MS = 90_000;
/** Shorter than servers' keep-alive timeout (Node: 5 s): a POST on a connection that they close is not retried. */
const IDLE_TIMEOUT_MS = 4_000;
/** For responses that are read into memory, up to 2 MB each. Other requests wait, within their deadlines. */
const MAX_CONNECTIONS = 50;
/** Error codes of a connection that the other side has closed. */
const CONNECTION_LOST_CODES = ['ECONNRESET', 'EPIPE'];
const MAX_BODY_BYTES = 2_000_000;
/** Of all responses that are being read. Beyond it, those are aborted that have more than their share. */
const MAX_BYTES_IN_FLIGHT = 20_000_000;
const SHARE = MAX_BYTES_IN_FLIGHT / MAX_CONNECTIONS;

/** A response that is too long or nested too deeply to be read. */
export class UnreadableResponse extends Error {}

/** Requests to one server, with retries, over persistent connections. */
export class HttpConnection {
  readonly #baseUrl: string;
  readonly #agents = agents(MAX_CONNECTIONS);
  /** Separate, so that a visitor who downloads a video for an hour blocks no other request. */
  readonly #streamAgents = agents(Infinity);
  readonly #got: Got;
  #bytesInFlight = 0;

  /** @param baseUrl `https://api.example.go.th/v1` */
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#got = got.extend({
      agent: this.#agents,
      headers: { 'user-agent': 'Thara', accept: 'application/json' },
      followRedirect: false,
      throwHttpErrors: false,
      decompress: false, // accepts no compression, so that a small response cannot expand into a large one
      timeout: CONNECTION_TIMEOUTS,
      retry: { limit: 0 },
    });
  }

  /**
   * Resolves with a response of any status. Rejects when there is none (no connection, a timeout, a broken connection),
   * and with `UnreadableResponse` when it is too long or nested too deeply.
   */
  async send({ method, path, json, token, network, deadline }: HttpRequest): Promise<HttpResponse> {
    let read = 0;
    try {
      const request = this.#got(this.#baseUrl + path, {
        method,
        responseType: 'buffer', // with 'text', got returns bytes all the same for a compressed response
        headers: { ...authorization(token), ...(network !== undefined && { [VISITOR_NETWORK]: network }) },
        signal: deadline.signal,
        retry: {
          enforceRetryRules: false, // only our rule decides; for got, 0 is no retry
          calculateDelay: ({ attemptCount: attempts, error: { code, response }, retryAfter: requestedPauseMs }) => {
            const { remainingMs } = deadline;
            const failed = CONNECTION_LOST_CODES.includes(code)
              ? 'connectionLost'
              : classifyStatus(response?.statusCode);
            const repeatable = { isIdempotent: isIdempotent(method), response: failed };
            return retryPauseMs({ ...repeatable, attempts, requestedPauseMs, remainingMs }) ?? 0;
          },
        },
        ...(json !== undefined && { json }),
      });
      void request.on('downloadProgress', ({ transferred, total = 0 }) => {
        this.#bytesInFlight += transferred - read;
        read = transferred;
        const length = Math.max(transferred, method === 'HEAD' ? 0 : total); // HEAD has the length of GET
        const isTooLong = length > MAX_BODY_BYTES || (this.#bytesInFlight > MAX_BYTES_IN_FLIGHT && read > SHARE);
        if (isTooLong) deadline.abort(new UnreadableResponse('the response is too long'));
      });
      const { statusCode, headers, body } = await request;
      const { text, utf8, guessed } = decodeText(body, headers['content-type'] ?? '');
      if (isSuccess(statusCode) && isTooDeep(utf8)) throw new UnreadableResponse('the response is nested too deeply');
      return { status: statusCode, headers, body: text, guessedEncoding: guessed };
    } catch (error) {
      const reason: unknown = deadline.signal.reason;
      throw reason instanceof UnreadableResponse ? reason : withoutRequest(error);
    } finally {
      this.#bytesInFlight -= read;
    }
  }

  /**
   * Posts a file. Resolves with a response of any status, also when that comes before all of the file is sent. Rejects
   * when there is none, and when the file's own stream fails.
   */
  async upload({ path, token, content, headers, signal }: UploadRequest): Promise<HttpResponse> {
    const deadline = new Deadline(UPLOAD_TIMEOUT_MS, signal);
    try {
      const request = this.#got.post(this.#baseUrl + path, {
        agent: this.#streamAgents,
        // A copy: got destroys the body that it is given, and the rest of a refused file may have to be read.
        body: Readable.from(content.iterator({ destroyOnReturn: false })),
        headers: { ...authorization(token), ...headers, 'content-type': FILE_BODY_TYPE },
        timeout: { ...CONNECTION_TIMEOUTS, response: UPLOAD_RESPONSE_TIMEOUT_MS },
        signal: deadline.signal,
      });
      void request.on('downloadProgress', ({ transferred }) => {
        if (transferred > MAX_BODY_BYTES) deadline.abort(new UnreadableResponse('the response is too long'));
      });
      const { statusCode, headers: received, body } = await request;
      return { status: statusCode, headers: received, body };
    } catch (error) {
      throw withoutRequest(error);
    } finally {
      deadline.release();
    }
  }

  /** Streams a body, or a range of it. Fails unless the response is exactly the requested bytes. */
  stream({ path, token, size, range, headers: more, signal }: StreamRequest): Readable {
    const source = this.#got.stream(this.#baseUrl + path, {
      agent: this.#streamAgents,
      headers: { ...authorization(token), ...more, ...(range && { range: `bytes=${range.start}-${range.end}` }) },
      ...(signal !== undefined && { signal }),
    });
    const expectedStatus = range === undefined ? 200 : 206;
    const length = range === undefined ? size : range.end - range.start + 1;
    source.once('response', ({ statusCode, headers }: { statusCode: number; headers: HttpResponse['headers'] }) => {
      const isOfLength = headers['content-length'] === String(length);
      const isRange = range === undefined || headers['content-range'] === `bytes ${range.start}-${range.end}/${size}`;
      if (statusCode !== expectedStatus || !isOfLength || !isRange)
        source.destroy(new Error(`responded with ${statusCode} and other bytes than announced`));
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
  const options = { keepAlive: true, timeout: IDLE_TIMEOUT_MS, maxSockets };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
}

function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Removes the request that got attaches to its errors: its token and secret would reach the log. */
function withoutRequest(error: unknown): unknown {
  return error instanceof RequestError ? new Error(`${error.code}: ${error.message}`) : error;
}
