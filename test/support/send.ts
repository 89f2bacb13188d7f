import { once } from 'node:events';
import { request as openPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as openSecure } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A request that `fetch` cannot make: any target, any `Host`, the same header twice. */
export interface TestRequest {
  /** The request target, unchecked: `/th/main`, `http://other.example/`, `/%zz`. */
  readonly path: string;
  readonly method?: string;
  /** The department's by default; null sends no such header. */
  readonly host?: string | null;
  readonly headers?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly body?: string | Buffer;
  /** Breaks the connection when it fires. */
  readonly signal?: AbortSignal;
  /** Over TLS, whatever the certificate. */
  readonly secure?: boolean;
  /** Local address that the request is sent from: `127.0.0.2`. */
  readonly from?: string;
  /** Decompresses the body; the test itself sends `Accept-Encoding`. */
  readonly unzip?: boolean;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A response whose body is still being received. */
export interface StreamingResponse extends Omit<TestResponse, 'body'> {
  /** The body received so far, as soon as it contains `text`; rejects when the response ends without it. */
  until(text: string): Promise<string>;
  /** The complete body. */
  text(): Promise<string>;
  /** Closes the connection, as a visitor does who opens another page. */
  disconnect(): Promise<void>;
}

/** Sends a request and waits for the complete response. */
export async function send(port: number, request: TestRequest): Promise<TestResponse> {
  const response = await open(port, request);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Sends a request and returns its response as soon as the headers are there. */
export async function open(port: number, request: TestRequest): Promise<StreamingResponse> {
  const { path, method = 'GET', host = 'www.example.go.th', headers = {}, body, signal, from, unzip = false } = request;
  const given = Symbol.iterator in headers ? headers : Object.entries(headers);
  const all = [...(host === null ? [] : [['Host', host] as const]), ...given];
  // Headers as one flat list go out as they are; Node adds nothing but what the connection needs.
  const flat = [
    ...all,
    ...(body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body))] as const]),
  ].flat();
  const openRequest = request.secure === true ? openSecure : openPlain;
  const where = {
    host: '127.0.0.1',
    port,
    rejectUnauthorized: false,
    ...(from !== undefined && { localAddress: from }),
  };
  const outgoing = openRequest({ ...where, path, method, headers: flat, agent: false, signal });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return streamingResponse(incoming, unzip ? unzipped(incoming) : incoming);
}

function unzipped(incoming: IncomingMessage): Readable {
  return pipeline(incoming, createGunzip(), () => undefined); // the stream itself reports how it ended
}

function streamingResponse(incoming: IncomingMessage, content: Readable): StreamingResponse {
  let received = '';
  const over = Promise.withResolvers<string>();
  over.promise.catch(() => undefined); // a client that disconnects does not wait for the end
  content.setEncoding('utf8');
  content.on('data', (chunk: string) => (received += chunk));
  content.once('end', () => over.resolve(received));
  content.once('error', over.reject);
  return {
    status: incoming.statusCode!,
    headers: incoming.headers,
    text: () => over.promise,
    until(text) {
      const found = Promise.withResolvers<string>();
      const look = () => {
        if (received.includes(text)) found.resolve(received);
      };
      look();
      content.on('data', look);
      void over.promise.then(() => found.reject(new Error(`the response ended without '${text}'`)), found.reject);
      return found.promise;
    },
    async disconnect() {
      incoming.destroy();
      if (!incoming.closed) await once(incoming, 'close');
    },
  };
}
