import type { ErrorRequestHandler } from 'express';
import { errorResponse } from '../http/errorResponse.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { problem } from './problem.ts';
import { codeOfStatus } from './problemCodes.ts';

/** The last resort of the API: every error ends here, as a problem that says nothing of what is inside. */
export const problems: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { id, signal, log } = response.locals.context;
  if (signal.aborted) {
    response.destroy();
    return;
  }
  const { status, headers } = errorResponse(error);
  if (status >= 500 && !(error instanceof RefusalError)) log.error({ err: error }, 'request failed');
  else log.debug({ err: error }, 'request refused');
  if (response.headersSent) {
    next(error); // half of an answer is out: Express ends the connection, so that nobody takes it for a whole one
    return;
  }
  const { type, body } = problem(status, error instanceof RefusalError ? error.code : codeOfStatus(status), id);
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.status(status).set(headers).set({ 'Content-Type': type, 'Cache-Control': cacheControl.noStore }).send(body);
};
