import type { ErrorRequestHandler } from 'express';
import { errorResponse } from '../http/errorResponse.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { describeFaults } from './describeFaults.ts';
import { problem } from './problem.ts';
import { codeOfStatus } from './problemCodes.ts';

/** The error handler of the API: sends every error as a problem without internal details. */
export const problemHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const { id, signal, log } = response.locals.context;
  if (signal.aborted) {
    response.destroy();
    return;
  }
  const { status, headers } = errorResponse(error);
  if (status >= 500 && !(error instanceof RefusalError)) log.error({ err: error }, 'request failed');
  else log.debug({ err: error }, 'request refused');
  if (response.headersSent) {
    next(error); // a part of the response is sent: Express closes the connection, so that it does not look complete
    return;
  }
  const code = error instanceof RefusalError ? error.code : codeOfStatus(status);
  const { type, body } = problem(status, code, id, describeFaults(error, request));
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.status(status).set(headers).set({ 'Content-Type': type, 'Cache-Control': cacheControl.noStore }).send(body);
};
