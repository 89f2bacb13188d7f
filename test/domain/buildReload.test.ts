import { expect } from 'chai';
import { BUILD_CHECK_MS, isNewBuild, mayReload, RELOAD_THROTTLE_MS, withReload } from '#domain/buildReload.ts';

const NOW = Date.parse('2026-11-21T03:00:00.000Z');

describe('A page whose script files are missing after an update', () => {
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

  it('may reload although another path was just reloaded, even the same page in the other language', () => {
    const history = withReload({}, '/th/main', NOW);
    expect(mayReload(history, '/en/main', NOW)).to.equal(true);
    expect(mayReload(history, '/th/main/', NOW)).to.equal(true);
  });

  it('may reload when the clock was set back', () => {
    const history = withReload({}, '/th/main', NOW);
    expect(mayReload(history, '/th/main', NOW - 1)).to.equal(true);
  });

  it('may reload at a path that has the name of a property of every object', () => {
    expect(mayReload({}, 'constructor', NOW)).to.equal(true);
    expect(mayReload({}, '__proto__', NOW)).to.equal(true);
    const history = withReload({}, '__proto__', NOW);
    expect(mayReload(history, '__proto__', NOW + 1)).to.equal(false);
  });

  it('has the reloads of several paths in its history', () => {
    const history = withReload(withReload({}, '/th/main', NOW), '/en/main', NOW + 5_000);
    expect(history).to.deep.equal({ '/th/main': NOW, '/en/main': NOW + 5_000 });
  });

  it('has only the latest reload of each path in its history', () => {
    const history = withReload(withReload({}, '/th/main', NOW), '/th/main', NOW + 5_000);
    expect(history).to.deep.equal({ '/th/main': NOW + 5_000 });
  });

  it('has another path in its history that was reloaded in the same millisecond', () => {
    expect(withReload({ '/en/main': NOW }, '/th/main', NOW)).to.deep.equal({ '/en/main': NOW, '/th/main': NOW });
  });

  it('has no reloads in its history that no longer block another one', () => {
    expect(withReload({ '/old': NOW - 10_000, '/young': NOW - 9_999 }, '/th/main', NOW)).to.deep.equal({
      '/young': NOW - 9_999,
      '/th/main': NOW,
    });
    expect(withReload({ '/from-the-future': NOW + 1 }, '/th/main', NOW)).to.deep.equal({ '/th/main': NOW });
  });

  it('does not change the history object that it is given', () => {
    const history = { '/old': NOW - 60_000 };
    withReload(history, '/th/main', NOW);
    expect(history).to.deep.equal({ '/old': NOW - 60_000 });
  });
});

describe('The build check', () => {
  it('runs every 60 minutes', () => {
    expect(BUILD_CHECK_MS).to.equal(60 * 60 * 1000);
  });

  it('finds a new build when the server has another build id', () => {
    expect(isNewBuild('a1b2', 'c3d4')).to.equal(true);
  });

  it('finds no new build when the server has the same build id, or none', () => {
    expect(isNewBuild('a1b2', 'a1b2')).to.equal(false);
    expect(isNewBuild('a1b2', '')).to.equal(false);
  });
});
