import { expect } from 'chai';
import { nearestItems } from '#domain/content/nearestItems.ts';
import { slug } from '#test/support/builders.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => ({ slug: slug(letter) }));
const letters = (found: readonly { readonly slug: string }[]) => found.map((item) => item.slug).join('');

describe('The items nearest to one of a list', () => {
  it('are before and after it', () => {
    expect(letters(nearestItems(items, slug('d'), 4))).to.equal('bcef');
    expect(letters(nearestItems(items, slug('d'), 2))).to.equal('ce');
  });

  it('are more on one side where there are fewer on the other', () => {
    expect(letters(nearestItems(items, slug('a'), 4))).to.equal('bcde');
    expect(letters(nearestItems(items, slug('b'), 4))).to.equal('acde');
    expect(letters(nearestItems(items, slug('g'), 4))).to.equal('cdef');
  });

  it('are all others of a short list', () => {
    expect(letters(nearestItems(items, slug('d'), 10))).to.equal('abcefg');
  });

  it('are none where the list does not have it', () => {
    expect(nearestItems(items, slug('z'), 4)).to.deep.equal([]);
  });
});
