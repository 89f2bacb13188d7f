import { expect } from 'chai';
import { isOutage, isStaleAllowed } from '#domain/session/outage.ts';
import { retryPauseMs } from '#domain/session/retry.ts';
import { classifyStatus, isIdempotent } from '#adapters/department-api/http/classifyStatus.ts';

const STATUSES = Array.from({ length: 500 }, (_, index) => index + 100);

describe('A status of the department’s API', () => {
  it('counts as an outage when it is 429, 502, 503 or 504, or when there is none', () => {
    expect(STATUSES.filter((status) => isOutage(classifyStatus(status)))).to.deep.equal([429, 502, 503, 504]);
    expect(isOutage(classifyStatus(undefined))).to.equal(true);
  });

  it('allows a stale copy when the API is down, has failed, rejects our token or redirects', () => {
    for (const status of [undefined, 200, 204, 302, 401, 408, 409, 425, 429, 500, 501, 502, 503, 504, 599])
      expect(isStaleAllowed(classifyStatus(status)), String(status)).to.equal(true);
  });

  it('allows no stale copy when the API refuses the request, whose content may have been withdrawn', () => {
    for (const status of [400, 402, 403, 404, 405, 410, 422, 451, 499])
      expect(isStaleAllowed(classifyStatus(status)), String(status)).to.equal(false);
  });

  it('leads to a retry when it is 408, 409, 425, 429, 500, 502, 503 or 504, and no other', () => {
    const isRetried = (status: number | undefined) =>
      retryPauseMs({ isIdempotent: true, response: classifyStatus(status), attempts: 1, remainingMs: 3_000 }) === 100;
    expect(STATUSES.filter(isRetried)).to.deep.equal([408, 409, 425, 429, 500, 502, 503, 504]);
    expect(isRetried(undefined)).to.equal(false);
  });
});

describe('A request method', () => {
  it('is idempotent for GET, HEAD, PUT, DELETE and OPTIONS, so that a POST is never sent twice', () => {
    const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'POST', 'PATCH', 'get', 'TRACE', 'CONNECT'];
    expect(methods.filter(isIdempotent)).to.deep.equal(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);
  });
});
