import { expect } from 'chai';
import { findEditedWords } from '../../scripts/findEditedWords.ts';
import { CATALOGUES } from '#ui/messages/catalogues.ts';

describe('The messages', () => {
  for (const id of Object.keys(CATALOGUES.en))
    it(`${id} has the same placeholders in Thai and in English`, () => {
      expect(argumentsOf(CATALOGUES.th[id])).to.deep.equal(argumentsOf(CATALOGUES.en[id]));
    });

  it('are Thai in the Thai catalogue, except product names, signs, numbers and the catalogue of errors', () => {
    const notThai = Object.entries(CATALOGUES.th).filter(([, ast]) => !/[ก-๙]/.test(JSON.stringify(ast)));
    expect(notThai.map(([id]) => id)).to.have.members([
      'event.days',
      'event.daysOfMonth',
      'form.errorOf',
      'item.fileFacts',
      'item.fileFactsWithLanguage',
      'item.shareOnFacebook',
      'item.shareOnLine',
      'list.titleOfSubject',
      'ownData.fileName',
      'problems.notFoundPath',
      'problems.notFoundSorry',
      'water.curveVolumes',
      'water.markTitle',
      'water.shareOnDay',
    ]);
  });
});

/** Names of the values in a compiled message, its branches included. */
function argumentsOf(ast: unknown): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, options } = node as { type?: number; value?: unknown; options?: Record<string, unknown> };
    // In a compiled message 0 is a piece of text and 7 the `#` of a plural; everything else is named after a value.
    if (type !== undefined && type !== 0 && type !== 7 && typeof value === 'string') names.add(value);
    Object.values(options ?? {}).forEach((option) => {
      visit((option as { value: unknown }).value);
    });
  };
  visit(ast);
  return [...names].sort();
}

describe('Words that were edited in the English catalogue', () => {
  const last = { a: 'One', b: 'Two' };

  it('are found, so that they are not overwritten with those of the code', () => {
    expect(findEditedWords(last, { a: 'One', b: 'Pair' }, last)).to.deep.equal(['b']);
  });

  it('are none where the code was edited, also together with the catalogue', () => {
    const edited = { a: 'One', b: 'Pair', c: 'New' };
    expect(findEditedWords(edited, last, last)).to.deep.equal([]);
    expect(findEditedWords(edited, { ...edited, d: 'Gone' }, last)).to.deep.equal([]);
  });
});
