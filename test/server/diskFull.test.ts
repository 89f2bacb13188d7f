import { expect } from 'chai';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from 'pg';
import { writeFileSync } from 'node:fs';
import { Unavailable } from '#ports/Unavailable.ts';
import { isDiskFull } from '#server/cli/isDiskFull.ts';

describe('A command that fails', () => {
  it('says that the disk is full when a file could not be written', () => {
    expect(isDiskFull(errorOf(() => writeFileSync('/dev/full', 'picture')))).to.equal(true);
  });

  it('says that the disk is full when SQLite could not grow, whatever was thrown for it', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('pragma max_page_count = 2; create table a (b)');
    const full = errorOf(() => database.exec('create table c (d)'));
    expect(isDiskFull(new Unavailable('store', 'the store is not available', { cause: full }))).to.equal(true);
  });

  it('says that the disk is full when PostgreSQL has no space left', () => {
    const full = Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' });
    expect(isDiskFull(new Unavailable('store', 'the store is not available', { cause: full }))).to.equal(true);
  });

  it('does not say so for any other reason', () => {
    expect(isDiskFull(errorOf(() => writeFileSync('/nowhere/picture', 'picture')))).to.equal(false);
    expect(isDiskFull(new Unavailable('store', 'the store is not available'))).to.equal(false);
    expect(isDiskFull('full')).to.equal(false);
  });
});

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
