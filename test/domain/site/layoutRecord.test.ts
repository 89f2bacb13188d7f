import { expect } from 'chai';
import { completeLayout, type LayoutRecord } from '#domain/site/layoutRecord.ts';
import { parseWholeWord } from '#domain/site/wholeWord.ts';
import { picture, siteLayout } from '#test/support/builders.ts';

const BUILT_IN = siteLayout({ tasks: [], menu: [], footer: [], policies: [] });
const OWN = siteLayout({ policies: ['privacy'] });
const FULL: Required<LayoutRecord> = {
  intro: { on: true, title: 'Come in', text: 'Please', picture: picture({ alt: 'A door' }) },
  hero: { title: 'Water', text: 'For all', picture: picture({ alt: 'A dam' }) },
  tasks: [],
  menu: [{ label: 'Events', target: { to: 'route', route: 'events' }, children: [] }],
  footer: [],
  mainBlocks: ['events', 'news'],
  policies: ['cookie'],
};

describe("The layout of a site in front of a department's API", () => {
  it('comes from its record where that has it', () => {
    expect(completeLayout(FULL, OWN, BUILT_IN)).to.deep.equal(FULL);
  });

  it('comes from the content folder otherwise', () => {
    expect(completeLayout({}, OWN, BUILT_IN)).to.deep.equal(OWN);
  });

  it('is built in where neither has one', () => {
    expect(completeLayout({}, undefined, BUILT_IN)).to.deep.equal(BUILT_IN);
    expect(completeLayout({ menu: FULL.menu }, undefined, BUILT_IN)).to.deep.equal({ ...BUILT_IN, menu: FULL.menu });
  });

  it('has the texts of the record beside the pictures of the content folder', () => {
    const { intro, hero } = completeLayout({ intro: { on: true }, hero: { title: 'Water' } }, OWN, BUILT_IN);
    expect(intro).to.deep.equal({ ...OWN.intro, on: true });
    expect(hero).to.deep.equal({ ...OWN.hero, title: 'Water' });
  });

  it('has the lexicon of the content folder, which no record has', () => {
    const wholeWords = [parseWholeWord('อ่างเก็บน้ำ')!];
    expect(completeLayout(FULL, { ...OWN, wholeWords }, BUILT_IN)).to.deep.equal({ ...FULL, wholeWords });
  });

  it('does not say which policies there are where the content folder does not', () => {
    expect(completeLayout({}, siteLayout(), BUILT_IN)).not.to.have.property('policies');
  });
});
