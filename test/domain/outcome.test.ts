import { expect } from 'chai';
import { done, refused, type Outcome } from '#domain/outcome.ts';

describe('An outcome', () => {
  it('that is done carries its value, even one that says nothing', () => {
    expect(done('saved')).to.deep.equal({ ok: true, value: 'saved' });
    expect(done(undefined)).to.deep.equal({ ok: true, value: undefined });
  });

  it('that is refused carries its code, and tells itself apart from what is done', () => {
    const outcome: Outcome<string, 'contentNotFound'> = refused('contentNotFound');
    expect(outcome).to.deep.equal({ ok: false, code: 'contentNotFound' });
  });
});
