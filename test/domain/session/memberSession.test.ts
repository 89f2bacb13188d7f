import { expect } from 'chai';
import {
  DEFAULT_IDLE_SECONDS,
  isSessionLive,
  isUseStored,
  USE_INTERVAL_SECONDS,
} from '#domain/session/memberSession.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import { at } from '#test/support/testClock.ts';

const SITE = '12' as SiteId;
const START = at('2026-11-22T03:00:00Z');
const SESSION = { site: SITE, startedAt: START, lastUsedAt: START };

function check(time: string, site = SITE) {
  return { site, now: at(time), idleSeconds: DEFAULT_IDLE_SECONDS };
}

describe('A session of a member (isSessionLive)', () => {
  it('ends when it was not used for two hours', () => {
    expect(DEFAULT_IDLE_SECONDS).to.equal(7_200);
    expect(isSessionLive(SESSION, check('2026-11-22T04:59:59.999Z'))).to.equal(true);
    expect(isSessionLive(SESSION, check('2026-11-22T05:00:00Z'))).to.equal(false);
  });

  it('ends after 86,400 seconds, however often it is used', () => {
    const used = { ...SESSION, lastUsedAt: at('2026-11-23T02:59:00Z') };
    expect(isSessionLive(used, check('2026-11-23T02:59:59.999Z'))).to.equal(true);
    expect(isSessionLive(used, check('2026-11-23T03:00:00Z'))).to.equal(false);
  });

  it('is valid at its own site only', () => {
    expect(isSessionLive(SESSION, check('2026-11-22T03:00:00Z', '13' as SiteId))).to.equal(false);
  });
});

describe('The use of a session (isUseStored)', () => {
  it('is stored once a minute', () => {
    expect(USE_INTERVAL_SECONDS).to.equal(60);
    expect(isUseStored(SESSION, at('2026-11-22T03:00:59.999Z'))).to.equal(false);
    expect(isUseStored(SESSION, at('2026-11-22T03:01:00Z'))).to.equal(true);
  });
});
