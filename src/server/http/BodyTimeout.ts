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

/** In milliseconds. */
export interface BodyTimes {
  /** For the body of a request, from the end of its headers. */
  readonly body: number;
  /** For an upload, without anything arriving. */
  readonly uploadIdle: number;
  /** For an upload in all. */
  readonly upload: number;
}

const TIMES: BodyTimes = { body: 20_000, uploadIdle: 30_000, upload: 15 * 60_000 };

/**
 * The time limit for the body of a request. Node has one limit for all requests of a server, which has to be as long as
 * the longest upload takes; this one is as short as each request allows. Past it, the response is 408 and the connection
 * is closed.
 */
export class BodyTimeout {
  readonly #request: Request;
  readonly #response: Response;
  readonly #times: BodyTimes;
  #timer: NodeJS.Timeout | undefined;

  constructor(request: Request, response: Response, times: BodyTimes) {
    this.#request = request;
    this.#response = response;
    this.#times = times;
    this.#startTimer(times.body, () => this.#expire());
    request.once('end', () => this.#stopTimer());
    response.once('close', () => this.#stopTimer());
  }

  /** Gives the request the time of an upload. It reads nothing of the body, whoever reads it, and however slowly. */
  allowUpload(): void {
    const { uploadIdle, upload } = this.#times;
    const endsAt = performance.now() + upload;
    const { socket } = this.#request;
    const waitFrom = (received: number) => {
      this.#startTimer(Math.min(uploadIdle, endsAt - performance.now()), () => {
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
export function limitBodyTime(times = TIMES): RequestHandler {
  return (request, response, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length !== '0' || encoding !== undefined)
      response.locals.bodyTimeout = new BodyTimeout(request, response, times);
    next();
  };
}
