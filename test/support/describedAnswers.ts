import type { RequestHandler } from 'express';
import { ENDPOINTS } from '#server/api/endpoints.ts';
import { openApi } from '#server/api/openApi.ts';
import { ApiDescription } from './ApiDescription.ts';

/** Looks at every answer of an API whether it is as described, and tells each that is not. */
export function describedAnswers(tell: (fault: string) => void): RequestHandler {
  const description = new ApiDescription(openApi(ENDPOINTS, ''));
  return (request, response, next) => {
    const { method, path } = request;
    const send = response.send.bind(response);
    response.send = (body?: unknown) => {
      // JSON comes by twice, as an object first.
      if (typeof body === 'string') {
        const answer = { status: response.statusCode, type: response.get('Content-Type'), body };
        description.faultsOfAnswer(method, path, answer).forEach(tell);
      }
      return send(body);
    };
    next();
  };
}
