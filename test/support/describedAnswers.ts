import type { RequestHandler, Response } from 'express';
import { ENDPOINTS } from '#server/api/endpoints.ts';
import { openApi } from '#server/api/openApi.ts';
import { ApiDescription } from './ApiDescription.ts';

/** Looks at every whole answer of an API whether it is as described, and tells each that is not. */
export function describedAnswers(tell: (fault: string) => void): RequestHandler {
  const description = new ApiDescription(openApi(ENDPOINTS, ''));
  return (request, response, next) => {
    const { method, path } = request; // routers shorten it
    const body = bodyOf(response);
    response.once('finish', () => {
      const answer = { status: response.statusCode, headers: response.getHeaders(), body: body() };
      description.faultsOfAnswer(method, path, answer).forEach(tell);
    });
    next();
  };
}

/** What is written into an answer, once it is. */
function bodyOf(response: Response): () => string {
  const chunks: Uint8Array[] = [];
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...given: readonly unknown[]) => never;
    response[name] = (...given: readonly unknown[]) => {
      const [chunk] = given;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      return original(...given);
    };
  }
  return () => Buffer.concat(chunks).toString();
}
