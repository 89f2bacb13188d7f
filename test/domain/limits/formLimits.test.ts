import { expect } from 'chai';
import { formLimits, TRIES_PER_FORM } from '#domain/limits/formLimits.ts';

describe('The limits of a form', () => {
  it('allow ten tries for each form that may be accepted, counted apart', () => {
    expect(TRIES_PER_FORM).to.equal(10);
    expect(formLimits('contact', 30)).to.deep.equal({
      accepted: { purpose: 'contact', uses: 30, seconds: 3_600 },
      tries: { purpose: 'contact tries', uses: 300, seconds: 3_600 },
    });
  });
});
