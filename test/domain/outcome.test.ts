import { expect } from 'chai';
import { done, refused, type Outcome } from '#domain/outcome.ts';

describe('An outcome', () => {
  it('that succeeded has its value, also when the value is undefined', () => {
    expect(done('saved')).to.deep.equal({ ok: true, value: 'saved' });
    expect(done(undefined)).to.deep.equal({ ok: true, value: undefined });
  });

  it('that was refused has its code, and can be told apart from a success', () => {
    const outcome: Outcome<string, 'contentNotFound'> = refused('contentNotFound');
    expect(outcome).to.deep.equal({ ok: false, code: 'contentNotFound' });
  });
});
