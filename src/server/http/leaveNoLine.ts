import type { RequestHandler } from 'express';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Express lets its locals be typed
  namespace Express {
    interface Locals {
      /** Whether the log has no line for the request. */
      isUnlogged?: true;
    }
  }
}

/** For requests of people about whom nothing is noted, not even when they came. What fails is logged all the same. */
export const leaveNoLine: RequestHandler = (_request, { locals }, next) => {
  locals.isUnlogged = true;
  next();
};
