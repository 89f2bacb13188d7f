import { expect } from 'chai';
import { parseFax } from '#domain/forms/fax.ts';
import { optional, parseFields, parseTicked } from '#domain/forms/parseFields.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import { done, refused } from '#domain/outcome.ts';

const PARSERS = { phone: parsePhone, fax: optional(parseFax), terms: parseTicked };

describe('The fields of a form (parseFields)', () => {
  it('are all parsed when none is refused', () => {
    expect(parseFields({ phone: '02 669 5071', fax: '', terms: 'yes' }, PARSERS)).to.deep.equal({
      ok: true,
      value: { phone: '026695071', fax: undefined, terms: true },
    });
  });

  it('are all refused together', () => {
    expect(parseFields({ phone: '123', fax: 'x', terms: '' }, PARSERS)).to.deep.equal({
      ok: false,
      errors: { phone: 'phoneFormat', fax: 'faxFormat', terms: 'required' },
    });
  });

  it('are refused when only one is', () => {
    expect(parseFields({ phone: '026695071', fax: '', terms: '' }, PARSERS)).to.deep.equal({
      ok: false,
      errors: { terms: 'required' },
    });
  });
});

describe('A field that may be empty (optional)', () => {
  it('is absent when it is empty, and otherwise keeps its rule', () => {
    const parse = optional(parsePhone);
    expect(parse(' ')).to.deep.equal(done(undefined));
    expect(parse('026695071')).to.deep.equal(done('026695071'));
    expect(parse('123')).to.deep.equal(refused('phoneFormat'));
  });
});

describe('A box that has to be ticked (parseTicked)', () => {
  it('is refused when it is not', () => {
    for (const text of ['', ' ']) expect(parseTicked(text)).to.deep.equal(refused('required'));
    expect(parseTicked('yes')).to.deep.equal(done(true));
  });
});
