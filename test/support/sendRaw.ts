import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DEPARTMENT_HOST } from './testArchives.ts';

/** A response as it is on the wire. */
export interface RawResponse {
  /** Status line and headers. */
  readonly head: string;
  /** Undecoded: with the sizes of its chunks when it is chunked. */
  readonly body: string;
}

/** Sends one request over its own connection. @param requestLine `GET /en/main HTTP/1.1` */
export async function sendRaw(port: number, requestLine: string): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${requestLine}\r\nHost: ${DEPARTMENT_HOST}\r\nConnection: close\r\n\r\n`);
  const wire = await text(socket);
  const end = wire.indexOf('\r\n\r\n');
  return { head: wire.slice(0, end), body: wire.slice(end + 4) };
}

/** The chunks of a chunked body (RFC 9112 §7.1). */
export function chunksOf(body: string): string[] {
  const chunks: string[] = [];
  let rest = Buffer.from(body);
  for (;;) {
    const start = rest.indexOf('\r\n') + 2;
    const size = Number.parseInt(rest.toString('latin1', 0, start), 16);
    if (size === 0) return chunks;
    chunks.push(rest.toString('utf8', start, start + size));
    rest = rest.subarray(start + size + 2);
  }
}
