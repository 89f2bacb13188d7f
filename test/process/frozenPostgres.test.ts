import { expect } from 'chai';
import { freezePostgres, type Freeze } from '#test/drills/freezePostgres.ts';
import { isPostgresInstalled } from '#test/support/postgres.ts';

(isPostgresInstalled() ? describe : describe.skip)('A website whose PostgreSQL is frozen', () => {
  let freeze: Freeze;
  before(async () => {
    freeze = await freezePostgres(20);
  });

  it('shows the pages that it has cached', () => {
    expect(freeze.known.map(({ path, status }) => [path, status])).to.deep.equal(
      freeze.known.map(({ path }) => [path, 200]),
    );
  });

  it('responds to every other request while it is frozen, and says that it is unavailable', () => {
    const others = freeze.others.map(({ path, status }) => [path, status]);
    expect(others).to.deep.equal(freeze.others.map(({ path }) => [path, 503]));
  });

  it('works again by itself afterwards', () => {
    expect(freeze.recoveryMs).to.be.greaterThan(0);
  });
});
