import { expect } from 'chai';
import { redactSecrets } from '#adapters/department-api/http/redactSecrets.ts';

describe('A response that echoes secrets', () => {
  it('is logged without them, however JSON escapes them', () => {
    const secret = 'a/"b"\\c';
    const echoes = [secret, JSON.stringify({ secret }), JSON.stringify({ secret }).replaceAll('/', '\\/')];
    expect(echoes.map((text) => redactSecrets(text, [secret]))).to.deep.equal([
      '[secret]',
      '{"secret":"[secret]"}',
      '{"secret":"[secret]"}',
    ]);
  });

  it('is logged without any bearer token, known or not', () => {
    expect(redactSecrets('Bearer abc.def, {"accessToken": "ghi"}', [])).to.equal(
      'Bearer [secret], {"accessToken": "[secret]"}',
    );
  });

  it('is logged unchanged when it contains none', () => {
    expect(redactSecrets('the database is down', [undefined, ''])).to.equal('the database is down');
  });
});
