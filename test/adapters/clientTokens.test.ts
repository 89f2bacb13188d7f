import { expect } from 'chai';
import sinon from 'sinon';
import { addSeconds } from '#domain/instant.ts';
import { CLIENT_TOKEN_SECONDS } from '#domain/session/clientToken.ts';
import { ClientTokens } from '#adapters/department-api/http/ClientTokens.ts';
import { testClock } from '#test/support/testClock.ts';

describe('The client token that all requests share', () => {
  it('counts its age from when it was requested, because it may have been issued long before it arrives', async () => {
    const clock = testClock();
    const requestedAt = clock.now();
    const fetch = () => {
      clock.set(addSeconds(requestedAt, 20));
      return Promise.resolve('token');
    };
    const token = await new ClientTokens(fetch, clock, () => undefined).current();
    expect(token).to.deep.equal({ value: 'token', issuedAt: requestedAt });
  });

  it('reports a failed renewal once, however many requests it was renewed beside', async () => {
    const clock = testClock();
    const warn = sinon.spy();
    const renewal = Promise.withResolvers<string>();
    const fetch = sinon.stub<[], Promise<string>>();
    fetch.onFirstCall().resolves('token').onSecondCall().returns(renewal.promise);
    const tokens = new ClientTokens(fetch, clock, warn);
    const { issuedAt } = await tokens.current();
    for (const secondsLeft of [60, 45, 30]) {
      clock.set(addSeconds(issuedAt, CLIENT_TOKEN_SECONDS - secondsLeft));
      expect((await tokens.current()).value).to.equal('token');
    }
    renewal.reject(new Error('the API is down'));
    await new Promise(setImmediate);
    expect([fetch.callCount, warn.callCount]).to.deep.equal([2, 1]);
  });
});
