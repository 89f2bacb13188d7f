import { once } from 'node:events';
import { request as openPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as openSecure } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A request to the letter, as `fetch` cannot make one: any target, any `Host`, the same header twice. */
export interface Asked {
  /** The request target, unchecked: `/th/main`, `http://other.example/`, `/%zz`. */
  readonly path: string;
  readonly method?: string;
  /** Left out, the department's; null sends no such header. */
  readonly host?: string | null;
  readonly headers?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  readonly body?: string;
  /** Breaks the connection when it fires. */
  readonly signal?: AbortSignal;
  /** Over TLS, whatever the certificate. */
  readonly secure?: boolean;
  /** Address of this machine that the request comes from: `127.0.0.2`. */
  readonly from?: string;
  /** Unpacks what arrives; the header that asks for it is the test's. */
  readonly unzip?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An answer that is still arriving. */
export interface Arriving extends Omit<Answer, 'body'> {
  /** All that has arrived, as soon as it holds `text`; rejects when the answer ends without it. */
  until(text: string): Promise<string>;
  /** All of it. */
  whole(): Promise<string>;
  /** Breaks the connection, as a visitor does who goes elsewhere. */
  leave(): Promise<void>;
}

/** Sends a request and waits for the whole answer. */
export async function send(port: number, asked: Asked): Promise<Answer> {
  const arriving = await open(port, asked);
  return { status: arriving.status, headers: arriving.headers, body: await arriving.whole() };
}

/** Sends a request and hands over its answer from the first byte on. */
export async function open(port: number, asked: Asked): Promise<Arriving> {
  const { path, method = 'GET', host = 'www.example.go.th', headers = {}, body, signal, from, unzip = false } = asked;
  const given = Symbol.iterator in headers ? headers : Object.entries(headers);
  const all = [...(host === null ? [] : [['Host', host] as const]), ...given];
  // Headers as one flat list go out as they are; Node adds nothing but what the connection needs.
  const flat = [
    ...all,
    ...(body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body))] as const]),
  ].flat();
  const openRequest = asked.secure === true ? openSecure : openPlain;
  const where = {
    host: '127.0.0.1',
    port,
    rejectUnauthorized: false,
    ...(from !== undefined && { localAddress: from }),
  };
  const outgoing = openRequest({ ...where, path, method, headers: flat, agent: false, signal });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return arrivingFrom(incoming, unzip ? unzipped(incoming) : incoming);
}

function unzipped(incoming: IncomingMessage): Readable {
  return pipeline(incoming, createGunzip(), () => undefined); // how it ended, the stream itself tells
}

function arrivingFrom(incoming: IncomingMessage, content: Readable): Arriving {
  let arrived = '';
  const over = Promise.withResolvers<string>();
  over.promise.catch(() => undefined); // somebody who leaves does not ask how it ended
  content.setEncoding('utf8');
  content.on('data', (chunk: string) => (arrived += chunk));
  content.once('end', () => over.resolve(arrived));
  content.once('error', over.reject);
  return {
    status: incoming.statusCode!,
    headers: incoming.headers,
    whole: () => over.promise,
    until(text) {
      const found = Promise.withResolvers<string>();
      const look = () => {
        if (arrived.includes(text)) found.resolve(arrived);
      };
      look();
      content.on('data', look);
      void over.promise.then(() => found.reject(new Error(`the answer ended without '${text}'`)), found.reject);
      return found.promise;
    },
    async leave() {
      incoming.destroy();
      if (!incoming.closed) await once(incoming, 'close');
    },
  };
}
