import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Flood {
  readonly port: number;
  /** Of all requests. */
  readonly host: string;
  readonly path: (index: number) => string;
  readonly count: number;
}

/** Sends requests on one connection at once, and reads all of the responses. @returns their statuses, in order */
export async function pipelined(flood: Flood): Promise<readonly number[]> {
  const socket = await connected(flood.port);
  const requests = Array.from({ length: flood.count }, (_, index) =>
    requestOf(flood, index, index + 1 === flood.count),
  );
  socket.write(requests.join(''));
  return statusesIn(await text(socket));
}

/** The same, but disconnects after waiting for something, without having read anything. */
export async function pipelinedAndLeft(flood: Flood, wait: () => Promise<unknown>): Promise<void> {
  const socket = await connected(flood.port);
  socket.pause().write(Array.from({ length: flood.count }, (_, index) => requestOf(flood, index)).join(''));
  await wait();
  socket.resetAndDestroy();
}

/**
 * Sends one request on each of many connections at once.
 *
 * @param hasAnswered is called after each response
 * @returns their statuses; `undefined` without a response
 */
export async function manyAtOnce(
  flood: Flood,
  hasAnswered: () => void = () => undefined,
): Promise<readonly (number | undefined)[]> {
  const one = async (index: number) => {
    try {
      const socket = await connected(flood.port);
      socket.write(requestOf(flood, index, true));
      const [status] = statusesIn(await text(socket));
      hasAnswered();
      return status;
    } catch {
      return undefined;
    }
  };
  return await Promise.all(Array.from({ length: flood.count }, (_, index) => one(index)));
}

/** The same, but all of them disconnect after waiting for something. */
export async function manyThatLeave(flood: Flood, wait: () => Promise<unknown>): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: flood.count }, () => connected(flood.port)));
  for (const [index, socket] of sockets.entries()) socket.write(requestOf(flood, index));
  await wait();
  for (const socket of sockets) socket.resetAndDestroy();
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined); // a flood may be cut off
  return socket;
}

function requestOf({ host, path }: Flood, index: number, isLast = false): string {
  return `GET ${path(index)} HTTP/1.1\r\nHost: ${host}\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;
}

function statusesIn(responses: string): readonly number[] {
  return [...responses.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}
