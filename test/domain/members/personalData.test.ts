import { expect } from 'chai';
import { FORM_DATA, KEPT_AFTER_ERASURE, MEMBER_DATA, PERSONAL_DATA } from '#domain/members/personalData.ts';

describe('Personal data (PERSONAL_DATA)', () => {
  it('have a ground for each kind, and consent is that of the newsletter alone', () => {
    const consented = Object.entries(PERSONAL_DATA).filter(([, ground]) => ground === 'consent');
    expect(consented.map(([kind]) => kind)).to.deep.equal(['newsletter']);
  });

  it('of members are each named on the page of their data', () => {
    const named = new Set<string>([...MEMBER_DATA, ...KEPT_AFTER_ERASURE]);
    for (const [form, kinds] of Object.entries(FORM_DATA))
      for (const kind of kinds) expect(named.has(kind), `${form}: ${kind}`).to.equal(true);
  });

  it('that stay after an erasure are messages, complaints, their files, and that there was an erasure', () => {
    expect(KEPT_AFTER_ERASURE).to.deep.equal(['messages', 'complaints', 'files', 'erasures']);
  });
});
