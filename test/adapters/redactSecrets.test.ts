import { expect } from 'chai';
import { redactSecrets } from '#adapters/department-api/http/redactSecrets.ts';

describe('What an API echoes', () => {
  it('reaches the log without secrets, however JSON writes them', () => {
    const secret = 'a/"b"\\c';
    const echoes = [secret, JSON.stringify({ secret }), JSON.stringify({ secret }).replaceAll('/', '\\/')];
    expect(echoes.map((text) => redactSecrets(text, [secret]))).to.deep.equal([
      '[secret]',
      '{"secret":"[secret]"}',
      '{"secret":"[secret]"}',
    ]);
  });

  it('reaches the log without any bearer, known or not', () => {
    expect(redactSecrets('Bearer abc.def, {"accessToken": "ghi"}', [])).to.equal(
      'Bearer [secret], {"accessToken": "[secret]"}',
    );
  });

  it('reaches the log as it is where there are no secrets', () => {
    expect(redactSecrets('the database is down', [undefined, ''])).to.equal('the database is down');
  });
});
