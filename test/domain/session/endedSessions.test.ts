import { expect } from 'chai';
import { ENDED_SESSIONS, endsWith, type SessionAct } from '#domain/session/endedSessions.ts';

const ENDING_THIS: readonly SessionAct[] = ['signIn', 'signOut'];
const ENDING_OTHERS: readonly SessionAct[] = [
  'signOutElsewhere',
  'passwordChange',
  'emailChange',
  'secondFactorChange',
];
const ENDING_ALL: readonly SessionAct[] = ['passwordReset', 'erasure'];

describe('The sessions of a member (endsWith)', () => {
  it('are each concerned by every act in one of three ways', () => {
    expect(Object.keys(ENDED_SESSIONS)).to.have.members([...ENDING_THIS, ...ENDING_OTHERS, ...ENDING_ALL]);
  });

  it('go on elsewhere after signing in or out here', () => {
    for (const act of ENDING_THIS) {
      expect(ENDED_SESSIONS[act]).to.equal('this');
      expect([endsWith(act, true), endsWith(act, false)]).to.deep.equal([true, false]);
    }
  });

  it('end elsewhere with a change of password, e-mail or second factor, and with signing out elsewhere', () => {
    for (const act of ENDING_OTHERS) {
      expect(ENDED_SESSIONS[act]).to.equal('others');
      expect([endsWith(act, true), endsWith(act, false)]).to.deep.equal([false, true]);
    }
  });

  it('all end with a reset and an erasure', () => {
    for (const act of ENDING_ALL) {
      expect(ENDED_SESSIONS[act]).to.equal('all');
      expect([endsWith(act, true), endsWith(act, false)]).to.deep.equal([true, true]);
    }
  });
});
