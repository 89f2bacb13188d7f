import { expect } from 'chai';
import sinon from 'sinon';
import { startTestApp } from '#test/support/testApp.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
/** The address that connects in these tests. */
const OWN = '127.0.0.1';
const VISITOR = '198.51.100.7';
const OUTER = '10.0.0.5';

/** For each setting, the trusted proxies and the client address that follows from the headers below. */
const SETTINGS: readonly {
  readonly name: string;
  readonly setting?: string;
  readonly forwardedFor: string;
  readonly visitor: string;
  readonly isHttps: boolean;
}[] = [
  { name: 'nobody without the setting', forwardedFor: VISITOR, visitor: OWN, isHttps: false },
  { name: 'nobody except the named proxy', setting: OUTER, forwardedFor: VISITOR, visitor: OWN, isHttps: false },
  { name: 'one proxy', setting: '1', forwardedFor: `forged, ${VISITOR}`, visitor: VISITOR, isHttps: true },
  { name: 'a proxy on this machine', setting: 'loopback', forwardedFor: VISITOR, visitor: VISITOR, isHttps: true },
  { name: 'proxies in a network', setting: '127.0.0.0/8', forwardedFor: VISITOR, visitor: VISITOR, isHttps: true },
  { name: 'two proxies', setting: '2', forwardedFor: `forged, ${VISITOR}, ${OUTER}`, visitor: VISITOR, isHttps: true },
  {
    name: 'two named proxies',
    setting: `loopback, ${OUTER}`,
    forwardedFor: `forged, ${VISITOR}, ${OUTER}`,
    visitor: VISITOR,
    isHttps: true,
  },
];

describe('The forwarded address and protocol of a visitor, with TRUST_PROXY, are accepted from', () => {
  afterEach(() => sinon.restore());

  for (const { name, setting, forwardedFor, visitor, isHttps } of SETTINGS)
    it(name, async () => {
      const app = await startTestApp({ environment: setting === undefined ? {} : { TRUST_PROXY: setting } });
      const limited = sinon.spy(app.ports.limits, 'use');
      const headers = { ...FORM, 'X-Forwarded-For': forwardedFor, 'X-Forwarded-Proto': 'https' };
      try {
        const body = 'about=/en/main&useful=yes';
        expect((await app.send({ path: '/en/feedback', method: 'POST', body, headers })).status).to.equal(303);
        // The try is counted, and the form that was accepted.
        expect(limited.args.map(([, subject]) => subject)).to.deep.equal([visitor, visitor]);
        const cookies = (await app.send({ path: '/', headers })).headers['set-cookie']!.join();
        expect(cookies.includes('Secure')).to.equal(isHttps);
      } finally {
        await app.close();
      }
    });
});
