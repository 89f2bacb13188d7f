import { expect } from 'chai';
import { Unavailable } from '#ports/Unavailable.ts';
import { errorResponse } from '#server/http/errorResponse.ts';
import { HttpError } from '#server/http/HttpError.ts';

describe('The response to an error', () => {
  const statusAndMessage = (error: unknown) => {
    const { status, message } = errorResponse(error);
    return [status, message];
  };

  it('has the status of an HTTP error', () => {
    expect(statusAndMessage(new HttpError(404))).to.deep.equal([404, 'Not Found']);
  });

  it('is 503 with a time for the next attempt when a port is unavailable, whatever status the API sent', () => {
    const { status, headers } = errorResponse(new Unavailable('departmentApi', 'secret', { status: 404 }));
    expect({ status, headers }).to.deep.equal({ status: 503, headers: { 'Retry-After': '10' } });
  });

  it('has the 4xx status of an error that Express or a parser throws because of the request', () => {
    for (const [status, message] of [
      [400, 'Bad Request'],
      [413, 'Payload Too Large'],
    ] as const)
      expect(statusAndMessage(Object.assign(new Error('secret'), { status }))).to.deep.equal([status, message]);
  });

  it('is 500 for every other error, and repeats nothing of it', () => {
    for (const status of [undefined, '404', 200, 302, 399, 500, 503])
      expect(statusAndMessage(Object.assign(new Error('secret'), { status })), String(status)).to.deep.equal([
        500,
        'Internal Server Error',
      ]);
    for (const thrown of [undefined, null, 'secret', 404])
      expect(statusAndMessage(thrown)).to.deep.equal([500, 'Internal Server Error']);
  });
});
