import { expect } from 'chai';
import { parseBearerToken } from '#domain/session/bearerToken.ts';

describe('A bearer token', () => {
  it('is letters, digits and -._~+/ with = at its end only', () => {
    for (const text of ['a', 'abc.DEF-123_~+/', 'a==']) expect(parseBearerToken(text)).to.equal(text);
  });

  it('is nothing that could become another header, or no header at all', () => {
    for (const text of ['', '=', 'a b', 'a=b', 'a\r\nX: y', 'น้ำ', 'a,b', '"a"'])
      expect(parseBearerToken(text), text).to.equal(undefined);
  });
});
