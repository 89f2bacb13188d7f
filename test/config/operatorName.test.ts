import { userInfo } from 'node:os';
import { expect } from 'chai';
import { operatorName } from '#config/operatorName.ts';

describe('The name of an operator', () => {
  const account = userInfo().username;

  it('is that of the account, and of the person who changed to it with sudo', () => {
    expect(operatorName({})).to.equal(account);
    expect(operatorName({ SUDO_USER: '' })).to.equal(account);
    expect(operatorName({ SUDO_USER: account })).to.equal(account);
    expect(operatorName({ SUDO_USER: 'somsri' })).to.equal(`somsri as ${account}`);
  });
});
