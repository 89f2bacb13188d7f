import { expect } from 'chai';
import { BUILD_CHECK_MS, isNewBuild, mayReload, RELOAD_THROTTLE_MS, withReload } from '#domain/buildReload.ts';

const NOW = Date.parse('2026-11-21T03:00:00.000Z');

describe('A page whose build is gone', () => {
  it('may reload when it has never reloaded', () => {
    expect(mayReload({}, '/th/main', NOW)).to.equal(true);
  });

  it('may not reload again for ten seconds, to the millisecond', () => {
    const history = withReload({}, '/th/main', NOW);
    expect(RELOAD_THROTTLE_MS).to.equal(10_000);
    expect(mayReload(history, '/th/main', NOW)).to.equal(false);
    expect(mayReload(history, '/th/main', NOW + 9_999)).to.equal(false);
    expect(mayReload(history, '/th/main', NOW + 10_000)).to.equal(true);
  });

  it('does not wait for another path, not even the same page in the other language', () => {
    const history = withReload({}, '/th/main', NOW);
    expect(mayReload(history, '/en/main', NOW)).to.equal(true);
    expect(mayReload(history, '/th/main/', NOW)).to.equal(true);
  });

  it('may reload when the clock was set back, rather than wait for the old time to come round', () => {
    const history = withReload({}, '/th/main', NOW);
    expect(mayReload(history, '/th/main', NOW - 1)).to.equal(true);
  });

  it('takes a path for a path, even one with a name that every object knows', () => {
    expect(mayReload({}, 'constructor', NOW)).to.equal(true);
    expect(mayReload({}, '__proto__', NOW)).to.equal(true);
    const history = withReload({}, '__proto__', NOW);
    expect(mayReload(history, '__proto__', NOW + 1)).to.equal(false);
  });

  it('remembers the reloads of several paths at once', () => {
    const history = withReload(withReload({}, '/th/main', NOW), '/en/main', NOW + 5_000);
    expect(history).to.deep.equal({ '/th/main': NOW, '/en/main': NOW + 5_000 });
  });

  it('remembers the latest reload of a path only', () => {
    const history = withReload(withReload({}, '/th/main', NOW), '/th/main', NOW + 5_000);
    expect(history).to.deep.equal({ '/th/main': NOW + 5_000 });
  });

  it('remembers another path that was reloaded in the same millisecond', () => {
    expect(withReload({ '/en/main': NOW }, '/th/main', NOW)).to.deep.equal({ '/en/main': NOW, '/th/main': NOW });
  });

  it('forgets reloads that no longer keep anything from reloading', () => {
    expect(withReload({ '/old': NOW - 10_000, '/young': NOW - 9_999 }, '/th/main', NOW)).to.deep.equal({
      '/young': NOW - 9_999,
      '/th/main': NOW,
    });
    expect(withReload({ '/from-the-future': NOW + 1 }, '/th/main', NOW)).to.deep.equal({ '/th/main': NOW });
  });

  it('leaves the history that it was given as it was', () => {
    const history = { '/old': NOW - 60_000 };
    withReload(history, '/th/main', NOW);
    expect(history).to.deep.equal({ '/old': NOW - 60_000 });
  });
});

describe('The build check', () => {
  it('takes place every 60 minutes', () => {
    expect(BUILD_CHECK_MS).to.equal(60 * 60 * 1000);
  });

  it('sees a new build when the server names another one', () => {
    expect(isNewBuild('a1b2', 'c3d4')).to.equal(true);
  });

  it('sees none when the server names the running one, or cannot name any', () => {
    expect(isNewBuild('a1b2', 'a1b2')).to.equal(false);
    expect(isNewBuild('a1b2', '')).to.equal(false);
  });
});
