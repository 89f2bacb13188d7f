import type { Request, RequestHandler, Response } from 'express';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      /** Absent on requests without a body. */
      bodyTimeout?: BodyTimeout;
    }
  }
}

/** How long a client may take to send the body of its request, in milliseconds from the end of the headers. */
const BODY_MS = 20_000;
/** An upload is cut off when nothing has arrived for this time, and after this time in all, in milliseconds. */
const UPLOAD_IDLE_MS = 30_000;
const UPLOAD_MS = 15 * 60_000;

/**
 * The time limit for the body of a request. Node has one limit for all requests of a server, which has to be as long as
 * the longest upload takes; this one is as short as each request allows. Past it, the response is 408 and the connection
 * is closed.
 */
export class BodyTimeout {
  readonly #request: Request;
  readonly #response: Response;
  #timer: NodeJS.Timeout | undefined;

  constructor(request: Request, response: Response) {
    this.#request = request;
    this.#response = response;
    this.#startTimer(BODY_MS, () => this.#expire());
    request.once('end', () => this.#stopTimer());
    response.once('close', () => this.#stopTimer());
  }

  /** Gives the request the time of an upload. It reads nothing of the body, whoever reads it, and however slowly. */
  allowUpload(): void {
    const endsAt = performance.now() + UPLOAD_MS;
    const { socket } = this.#request;
    const waitFrom = (received: number) => {
      this.#startTimer(Math.min(UPLOAD_IDLE_MS, endsAt - performance.now()), () => {
        if (socket.bytesRead === received || performance.now() >= endsAt) this.#expire();
        else waitFrom(socket.bytesRead);
      });
    };
    waitFrom(socket.bytesRead);
  }

  #startTimer(milliseconds: number, onEnd: () => void): void {
    this.#stopTimer();
    this.#timer = setTimeout(onEnd, milliseconds);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
  }

  #expire(): void {
    const { socket } = this.#request;
    if (this.#response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }
}

/** Limits the time for the body of every request that has one. */
export const limitBodyTime: RequestHandler = (request, response, next) => {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length !== '0' || encoding !== undefined) response.locals.bodyTimeout = new BodyTimeout(request, response);
  next();
};
