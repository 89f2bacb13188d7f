import { expect } from 'chai';
import { parseBearerToken } from '#ports/BearerToken.ts';

describe('A bearer token', () => {
  it('consists of letters, digits and -._~+/, with = at its end only', () => {
    for (const text of ['a', 'abc.DEF-123_~+/', 'a==']) expect(parseBearerToken(text)).to.equal(text);
  });

  it('is not parsed from text that could add a header or break one', () => {
    for (const text of ['', '=', 'a b', 'a=b', 'a\r\nX: y', 'น้ำ', 'a,b', '"a"'])
      expect(parseBearerToken(text), text).to.equal(undefined);
  });
});
