import { expect } from 'chai';
import type { EmailAddress } from '#domain/forms/email.ts';
import {
  accountLoginLimit,
  LOGINS_PER_ACCOUNT,
  LOGINS_PER_NETWORK,
  loginSubject,
  networkLoginLimit,
  secondStepLimit,
} from '#domain/members/loginLimit.ts';
import type { LoginName } from '#domain/members/loginName.ts';
import type { UserName } from '#domain/members/userName.ts';

const ADDRESS: LoginName = { type: 'email', email: 'Somchai@rid.example' as EmailAddress };
const NAME: LoginName = { type: 'userName', userName: 'somchai' as UserName };

describe('Tries to sign in', () => {
  it('are five a minute for one account from one network, and 200 from one network', () => {
    expect([LOGINS_PER_ACCOUNT, LOGINS_PER_NETWORK]).to.deep.equal([5, 200]);
    expect(accountLoginLimit()).to.deep.equal({ purpose: 'loginAccount', uses: 5, seconds: 60 });
    expect(networkLoginLimit()).to.deep.equal({ purpose: 'loginNetwork', uses: 200, seconds: 60 });
    expect(accountLoginLimit(7).uses).to.equal(7);
    expect(networkLoginLimit(8).uses).to.equal(8);
  });

  it('hold up no second step, which is counted by itself, as often for one network (secondStepLimit)', () => {
    expect(secondStepLimit()).to.deep.equal({ purpose: 'secondStep', uses: 200, seconds: 60 });
    expect(secondStepLimit(8).uses).to.equal(8);
  });

  it('are counted by account and network together (loginSubject)', () => {
    const subject = loginSubject(ADDRESS, '203.0.113.7');
    expect(loginSubject(ADDRESS, '203.0.113.8')).not.to.equal(subject);
    expect(loginSubject(NAME, '203.0.113.7')).not.to.equal(subject);
    expect(loginSubject(NAME, '203.0.113.7')).to.equal('["somchai",{"network":"203.0.113.7"}]');
  });

  it('are counted together however the address is typed', () => {
    const typed: LoginName = { type: 'email', email: 'somchai@rid.example' as EmailAddress };
    expect(loginSubject(typed, '203.0.113.7')).to.equal('["somchai@rid.example",{"network":"203.0.113.7"}]');
    expect(loginSubject(ADDRESS, '203.0.113.7')).to.equal(loginSubject(typed, '203.0.113.7'));
  });

  it('are counted apart in a browser that the account knows', () => {
    expect(loginSubject(NAME, '203.0.113.7', 'b1')).to.equal(loginSubject(NAME, '198.51.100.2', 'b1'));
    expect(loginSubject(NAME, '203.0.113.7', 'b1')).to.equal('["somchai",{"browser":"b1"}]');
  });
});
