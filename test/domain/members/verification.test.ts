import { expect } from 'chai';
import { LOGIN_COUNTDOWN_SECONDS, verificationState } from '#domain/members/verification.ts';

describe('The verify page (verificationState)', () => {
  it('is verifying until the button is pressed, because opening a link does not spend it', () => {
    expect(verificationState(false, undefined)).to.deep.equal({ state: 'verifying' });
  });

  it('succeeds with the button', () => {
    expect(verificationState(true, undefined)).to.deep.equal({ state: 'success' });
  });

  it('has failed with its reason when the link opens nothing, before the button and after it', () => {
    expect(verificationState(false, 'linkExpired')).to.deep.equal({ state: 'failed', reason: 'linkExpired' });
    expect(verificationState(true, 'linkUsed')).to.deep.equal({ state: 'failed', reason: 'linkUsed' });
  });

  it('goes to login five seconds later', () => expect(LOGIN_COUNTDOWN_SECONDS).to.equal(5));
});
