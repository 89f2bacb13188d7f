import { expect } from 'chai';
import { parseNewsType } from '#domain/site/newsType.ts';

describe('The code of a news type (parseNewsType)', () => {
  it('has lower-case letters, digits and hyphens, and is not ‘all’', () => {
    for (const code of ['water', 'water-2569', '1', 'all-news']) expect(parseNewsType(code)).to.equal(code);
    for (const code of ['', 'all', 'Water', 'น้ำ', 'water news', '-water', 'water-', 'a--b'])
      expect(parseNewsType(code), code).to.equal(undefined);
  });
});
