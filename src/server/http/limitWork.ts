import type { Request, RequestHandler, Response } from 'express';
import { clientNetwork } from '#domain/clientNetwork.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { Settings } from '#config/Settings.ts';
import { WorkLimit } from './WorkLimit.ts';

export interface LimitWorkOptions {
  readonly settings: Pick<Settings, 'MAX_IN_FLIGHT' | 'REQUEST_DEADLINE_MS' | 'BASE_PATH'>;
  readonly log: { warn(fields: object, message: string): void };
  /** Sends a 503 at hardly any cost. */
  readonly refuse: (request: Request, response: Response) => void;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      /** When the request arrived, as `performance.now()`; waiting counts against the time limit of a page. */
      arrivedAt?: number;
    }
  }
}

/** So many times the work in flight may wait. */
const WAITING = 10;
const SHARE_OF_NETWORK = 3 / 4;
/** So many times the work in flight may be requests whose bodies are being received. */
const BODIES = 10;
/** More than the people behind one address of a mobile network send in the same seconds. */
const BODIES_PER_NETWORK = 20;
/** Searches at once: with SQLite one thread does them, one after the other. */
const SEARCHES = 8;
const SEARCHES_PER_NETWORK = 4;
const REPORT_MS = 1_000;

/**
 * Bounds the work in flight; what is over the bound gets a 503. Health checks, built files and media pass: the first must
 * never wait, and a download that takes an hour is no work.
 *
 * Requests with a body have a limit of their own. Somebody who sends slowly is in flight for long and costs next to nothing:
 * so there may be many, but few from each network, which could otherwise keep everybody else from sending a form.
 *
 * Searches have a limit of their own, because one costs as much as many other pages: a network that sends many waits for
 * its own searches only. The file of a year of figures, which has those of all reservoirs, counts as one.
 */
export function limitWork({ settings, log, refuse }: LimitWorkOptions): RequestHandler {
  const { MAX_IN_FLIGHT, REQUEST_DEADLINE_MS } = settings;
  const waitMs = REQUEST_DEADLINE_MS / 2;
  const maxWaiting = MAX_IN_FLIGHT * WAITING;
  const maxPerNetwork = Math.ceil(MAX_IN_FLIGHT * SHARE_OF_NETWORK);
  const reads = new WorkLimit({ maxInFlight: MAX_IN_FLIGHT, maxPerNetwork, maxWaiting, waitMs });
  const bodies = new WorkLimit({
    ...{ maxInFlight: MAX_IN_FLIGHT * BODIES, maxPerNetwork: Math.min(BODIES_PER_NETWORK, maxPerNetwork) },
    ...{ maxWaiting, waitMs },
  });
  const searches = new WorkLimit({
    ...{ maxInFlight: SEARCHES, maxPerNetwork: SEARCHES_PER_NETWORK },
    ...{ maxWaiting, waitMs },
  });
  const search = new RegExp(
    `^${settings.BASE_PATH}/(?:(?:${LOCALES.join('|')})/search(?:[/.]|$)|data/reservoirs-[a-z]+-\\d{4}\\.)`,
  );
  const free = ['/livez', '/readyz', ...['/assets/', '/builds/', '/media/'].map((path) => settings.BASE_PATH + path)];
  const report = refusalReport(log);
  return (request, response, next) => {
    if (free.some((path) => request.path.startsWith(path))) {
      next();
      return;
    }
    response.locals.arrivedAt = performance.now();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const reading = search.test(request.path) ? searches : reads;
    let hasStarted = false;
    const leave = (isRead ? reading : bodies).enter(clientNetwork(request.ip ?? ''), {
      start: () => {
        hasStarted = true;
        next();
        if (response.closed || response.writableEnded) queueMicrotask(() => leave());
      },
      refuse: () => {
        report();
        refuse(request, response);
      },
    });
    // As soon as all of the response is written, whether or not the client reads it: 'finish' would wait for that.
    response.once('prefinish', leave);
    response.once('close', () => {
      // Others may wait for the same response: then it is made although its own client has left.
      const { sharedSignal } = response.locals;
      if (hasStarted || sharedSignal?.aborted !== false) leave();
      else sharedSignal.addEventListener('abort', leave);
    });
  };
}

/** Logs the number of refused requests, one line a second at most: a flood must not fill the disk. */
function refusalReport(log: LimitWorkOptions['log']): () => void {
  let refused = 0;
  return () => {
    if (refused++ > 0) return;
    setTimeout(() => {
      log.warn({ refused }, 'too much work in flight: requests were refused (MAX_IN_FLIGHT)');
      refused = 0;
    }, REPORT_MS).unref();
  };
}
