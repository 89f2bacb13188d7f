import type { RequestHandler, Response } from 'express';
import { ENDPOINTS } from '#server/api/endpoints.ts';
import { openApi } from '#server/api/openApi.ts';
import { ApiDescription } from './ApiDescription.ts';

/** Of all tests of a process: it takes longer to prepare than most of them. */
let description: ApiDescription | undefined;

/** Checks every complete response of an API against the API description, and reports each difference. */
export function checkResponses(report: (fault: string) => void): RequestHandler {
  const checked = (description ??= new ApiDescription(openApi(ENDPOINTS, '')));
  return (request, response, next) => {
    const { method, path } = request; // routers shorten it
    const body = bodyOf(response);
    response.once('finish', () => {
      const received = { status: response.statusCode, headers: response.getHeaders(), body: body() };
      checked.errorsOfResponse(method, path, received).forEach(report);
    });
    next();
  };
}

/** Records the body of a response while it is written. */
function bodyOf(response: Response): () => string {
  const chunks: Uint8Array[] = [];
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...args: readonly unknown[]) => never;
    response[name] = (...args: readonly unknown[]) => {
      const [chunk] = args;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      return original(...args);
    };
  }
  return () => Buffer.concat(chunks).toString();
}
