import { expect } from 'chai';
import { parsePasswordText } from '#domain/members/passwordText.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { Argon2Hasher } from '#adapters/passwords/Argon2Hasher.ts';
import { value } from '#test/support/inboxBuilders.ts';

const PASSWORD = value(parsePasswordText('น้ำ-Sluice-Gate-7'));
const OTHER = value(parsePasswordText('น้ำ-Sluice-Gate-8'));

describe('The hash of a password', () => {
  const hasher = new Argon2Hasher();

  it('is argon2id with 19 MiB and two passes, and another one each time', async () => {
    const [one, other] = [await hasher.hash(PASSWORD), await hasher.hash(PASSWORD)];
    expect(one).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.to.equal(other);
    expect(await hasher.matches(PASSWORD, one)).to.equal(true);
    expect(await hasher.matches(PASSWORD, other)).to.equal(true);
    expect(await hasher.matches(OTHER, one)).to.equal(false);
  });

  it('is read with the cost that it was made with', async () => {
    // RFC 9106's function at the least cost, made by the reference implementation: echo -n password | argon2 somesalt -id
    const older = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await hasher.matches(value(parsePasswordText('password')), older)).to.equal(true);
    expect(await hasher.matches(PASSWORD, older)).to.equal(false);
  });

  it('is computed for an account that does not exist, too, and never matches', async () => {
    expect(await hasher.matches(PASSWORD, undefined)).to.equal(false);
  });

  it('is outdated when new ones cost more, and not when they cost less', async () => {
    const cheap = new Argon2Hasher({ cost: { memory: 64, passes: 1, parallelism: 1 } });
    const [older, newer] = [await cheap.hash(PASSWORD), await hasher.hash(PASSWORD)];
    expect([hasher.isOutdated(older), hasher.isOutdated(newer), cheap.isOutdated(newer)]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('of an unknown form is a fault, and no wrong password', async () => {
    const error: unknown = await hasher.matches(PASSWORD, 'plain').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error).and.have.property('message').that.does.not.include('plain');
  });

  it('waits for its turn while others are computed, and not for ever', async () => {
    const one = new Argon2Hasher({ atOnce: 1 });
    const hashes = await Promise.all(Array.from({ length: 3 }, () => one.hash(PASSWORD)));
    expect(new Set(hashes)).to.have.length(3);
    const impatient = new Argon2Hasher({ atOnce: 1, maxWaitMs: 0 });
    const outcomes = await Promise.allSettled([impatient.hash(PASSWORD), impatient.hash(PASSWORD)]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected']);
    expect((outcomes[1] as PromiseRejectedResult).reason).to.be.instanceOf(Unavailable);
    expect(await impatient.hash(PASSWORD)).to.be.a('string');
  });
});
