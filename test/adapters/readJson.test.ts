import { expect } from 'chai';
import { readJson } from '#adapters/department-api/readJson.ts';

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

describe('JSON from elsewhere', () => {
  it('is read as it is', () => {
    for (const value of [null, 7, 'text', [], {}, { a: [{ b: [1, 'ก'] }] }])
      expect(readJson(JSON.stringify(value))).to.deep.equal(value);
  });

  it('is refused when it is nested more than 64 levels deep, before anybody has walked it', () => {
    expect(readJson(nested(64))).to.be.an('array');
    for (const text of [nested(65), nested(900_000), nested(65, '{"a":', '}'), `{"items":${nested(65)}`])
      expect(() => readJson(text)).to.throw('nested too deeply');
  });

  it('may be as wide as it likes', () => {
    expect(readJson(`[${'[],'.repeat(1_000)}{}]`)).to.have.length(1_001);
  });

  it('may have brackets in its texts, behind quotation marks of all kinds', () => {
    const text = `${'['.repeat(100)}"\\${'{'.repeat(100)}`;
    expect(readJson(JSON.stringify({ text }))).to.deep.equal({ text });
    expect(() => readJson(`["\\\\"${'['.repeat(100)}`)).to.throw('nested too deeply');
  });

  it('that is none is refused without a word of what it says', () => {
    for (const text of ['', '<!doctype html>', '{"secret":', 'undefined', "{'a':1}"])
      expect(() => readJson(text)).to.throw(/^the answer is not JSON$/);
  });
});
