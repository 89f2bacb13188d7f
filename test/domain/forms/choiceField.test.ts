import { expect } from 'chai';
import { choiceField } from '#domain/forms/choiceField.ts';
import { done, refused } from '#domain/outcome.ts';

const CODES = ['water', 'canals'] as const;

describe('A choice', () => {
  it('is the code of an answer that is offered', () => {
    const { codes, parse } = choiceField(CODES);
    expect(codes).to.deep.equal(CODES);
    for (const text of ['canals', ' canals\n']) expect(parse(text)).to.deep.equal(done('canals'));
  });

  it('is missing when nothing was chosen', () => {
    for (const text of ['', '  ']) expect(choiceField(CODES).parse(text)).to.deep.equal(refused('required'));
  });

  it('is refused when it is not offered', () => {
    for (const text of ['Water', 'water canals', 'constructor', 'น้ำ'])
      expect(choiceField(CODES).parse(text), text).to.deep.equal(refused('notOffered'));
  });
});
