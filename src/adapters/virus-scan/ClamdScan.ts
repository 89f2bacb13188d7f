import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Unavailable } from '#ports/Unavailable.ts';
import type { VirusScan } from '#ports/VirusScan.ts';

/** Where clamd listens: a TCP port, or a socket of its machine. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Longer than clamd takes for the largest file, shorter than a person waits. */
const TIMEOUT_MS = 60_000;
const MAX_REPLY_LENGTH = 4_096;
const LENGTH_BYTES = 4;
const END_OF_STREAM = Buffer.alloc(LENGTH_BYTES);

/** Sends files to clamd with its command INSTREAM (`man clamd`). Everything but a clear reply is a failure. */
export class ClamdScan implements VirusScan {
  readonly #address: ClamdAddress;
  readonly #timeoutMs: number;

  /** @param timeoutMs for a whole file */
  constructor(address: ClamdAddress, timeoutMs = TIMEOUT_MS) {
    this.#address = address;
    this.#timeoutMs = timeoutMs;
  }

  async scan(content: Readable, signal?: AbortSignal): Promise<'clean' | 'infected'> {
    const socket = connect(this.#address);
    const fail = (error: Error) => socket.destroy(error);
    const timer = setTimeout(fail, this.#timeoutMs, new Error(`no reply within ${this.#timeoutMs} ms`));
    const abort = () => fail(signal?.reason as Error);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true) abort();
    try {
      return verdictOf(await exchange(socket, content));
    } catch (cause) {
      throw new Unavailable('virusScan', `clamd (CLAMD_ADDRESS) cannot check a file: ${messageOf(cause)}`, { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      content.destroy();
      socket.destroy();
    }
  }
}

/** Resolves with the reply. clamd replies early, and closes the connection, when a file is longer than it accepts. */
async function exchange(socket: Socket, content: Readable): Promise<string> {
  const reply = readReply(socket);
  const sent = pipeline(content, framed, socket, { end: false });
  sent.catch(() => undefined); // a reply, or the error of the connection, says more
  return await Promise.race([reply, sent.then(() => reply)]);
}

async function* framed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content) {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield END_OF_STREAM;
}

async function readReply(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let reply = '';
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    reply += text;
    if (reply.endsWith('\0')) resolve(reply.slice(0, -1));
    else if (reply.length > MAX_REPLY_LENGTH) reject(new Error('the reply is too long'));
  });
  socket.once('error', reject);
  socket.once('close', () => reject(new Error('the connection was closed')));
  return await promise;
}

function verdictOf(reply: string): 'clean' | 'infected' {
  if (reply === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(reply)) return 'infected';
  throw new Error(reply);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
