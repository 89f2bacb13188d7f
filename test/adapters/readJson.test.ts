import { expect } from 'chai';
import { isTooDeep, readJson } from '#adapters/department-api/http/readJson.ts';

const nested = (levels: number, [open, close] = ['[', ']']) => open.repeat(levels) + close.repeat(levels);
const isRefused = (json: string) => isTooDeep(Buffer.from(json));

describe('JSON of an upstream', () => {
  it('is parsed unchanged', () => {
    for (const value of [null, 7, 'text', [], {}, { a: [{ b: [1, 'ก'] }] }]) {
      expect(readJson(JSON.stringify(value))).to.deep.equal(value);
      expect(isRefused(JSON.stringify(value))).to.equal(false);
    }
  });

  it('is rejected when it is nested more than 64 levels deep', () => {
    expect(isRefused(nested(64))).to.equal(false);
    for (const json of [nested(65), nested(900_000), nested(65, ['{"a":', '}']), `{"items":${nested(65)}`])
      expect(isRefused(json)).to.equal(true);
  });

  it('may have any number of values on one level', () => {
    expect(isRefused(`[${'[],'.repeat(1_000)}{}]`)).to.equal(false);
  });

  it('may have brackets in strings, after all kinds of quotation marks', () => {
    const text = `${'['.repeat(100)}"\\${'{'.repeat(100)}`;
    expect(isRefused(JSON.stringify({ text, [text]: [text] }))).to.equal(false);
    expect(isRefused(`["\\\\"${'['.repeat(100)}`)).to.equal(true);
  });

  it('that is invalid is rejected with an error that quotes none of it', () => {
    for (const text of ['', '<!doctype html>', '{"secret":', 'undefined', "{'a':1}"])
      expect(() => readJson(text)).to.throw(/^the response is not JSON$/);
  });
});
