import { expect } from 'chai';
import { IS_FULL } from '#test/support/testExtent.ts';
import { rollingRestarts } from '#test/drills/rollingRestarts.ts';
import { isPostgresInstalled } from '#test/support/postgres.ts';
import { REVERSE_PROXIES } from '#test/support/reverseProxies.ts';

const RESTARTS = IS_FULL ? 4 : 1;

describe('Processes that are restarted one after the other', function () {
  // On a busy machine, a process may stop listening before it has accepted a connection that the kernel has. A form on it
  // is lost with a 502, because a proxy must not send it twice. `npm run drills` shows how rare that is.
  this.retries(2);
  for (const proxy of REVERSE_PROXIES) {
    const canRun = proxy.missing.length === 0 && isPostgresInstalled();
    (canRun || process.env['CI'] === 'true' ? it : it.skip)(`lose no request behind ${proxy.name}`, async () => {
      const { lost, lostForms, doubleForms, restarts } = await rollingRestarts({
        ...{ proxy, requests: 200, restarts: RESTARTS, drainSeconds: 3 },
      });
      expect(restarts).to.be.at.least(RESTARTS);
      expect(lost).to.deep.equal({});
      expect([lostForms, doubleForms]).to.deep.equal([0, 0]);
    });
  }
});
