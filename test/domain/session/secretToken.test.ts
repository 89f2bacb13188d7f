import { expect } from 'chai';
import { parseSecretToken, SECRET_TOKEN_BYTES, secretTokenOf } from '#domain/session/secretToken.ts';

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
});
