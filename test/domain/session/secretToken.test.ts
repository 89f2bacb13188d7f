import { expect } from 'chai';
import { parseLinkToken, parseSecretToken, SECRET_TOKEN_BYTES, secretTokenOf } from '#domain/session/secretToken.ts';

describe('A secret token', () => {
  it('has 256 random bits (secretTokenOf)', () => {
    expect(SECRET_TOKEN_BYTES).to.equal(32);
    expect(secretTokenOf(Uint8Array.of(0, 1, 254, 255))).to.equal('0001feff');
    const token = secretTokenOf(new Uint8Array(SECRET_TOKEN_BYTES));
    expect(parseSecretToken(token)).to.equal(token);
  });

  it('has no other form (parseSecretToken)', () => {
    const token = '0a'.repeat(32);
    for (const text of ['', token.toUpperCase(), token.slice(1), `${token}0`, ` ${token}`, `${token}\n`])
      expect(parseSecretToken(text), text).to.equal(undefined);
  });

  it('in a mailed link may be one that another API has made, of what is safe in an address (parseLinkToken)', () => {
    for (const token of ['0a'.repeat(32), 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl', 'a'.repeat(16), '~'.repeat(2_000)])
      expect(parseLinkToken(token)).to.equal(token);
    for (const text of [
      '',
      'a'.repeat(15),
      'a'.repeat(2_001),
      `${'a'.repeat(20)} `,
      `${'a'.repeat(20)}/x`,
      'ก'.repeat(20),
    ])
      expect(parseLinkToken(text), text).to.equal(undefined);
  });
});
