import { expect } from 'chai';
import type { ContentItem } from '#domain/content/content.ts';
import { ItemLayout } from '#ui/components/item/ItemLayout.tsx';
import { numberSections } from '#ui/components/text/sections.ts';
import { renderPart, textOf } from '#test/support/renderPart.tsx';
import { contentItem, contentSummary } from '#test/support/uiBuilders.ts';

describe('The sections of a text', () => {
  it('are numbered in their order, and have an id each', () => {
    const { html, sections } = numberSections('<h2>Water</h2><p>Rain.</p><h2 lang="th">ฝน</h2><h3>Less</h3>');
    expect(html).to.equal('<h2 id="section-1">Water</h2><p>Rain.</p><h2 id="section-2" lang="th">ฝน</h2><h3>Less</h3>');
    expect(sections).to.deep.equal([
      { id: 'section-1', heading: 'Water' },
      { id: 'section-2', heading: 'ฝน' },
    ]);
  });

  it('lose the links of their headings where they are linked themselves, and keep the rest', () => {
    const { html, sections } = numberSections('<h2>The <a href="/en/x">rule &amp; <em>law</em></a></h2>');
    expect(html).to.include('<a href="/en/x">');
    expect(sections).to.deep.equal([{ id: 'section-1', heading: 'The rule &amp; <em>law</em>' }]);
  });

  it('are none in a text without headings', () => {
    expect(numberSections('<p>Rain.</p>')).to.deep.equal({ html: '<p>Rain.</p>', sections: [] });
  });
});

describe('The page of an article', () => {
  const page = (given: Partial<ContentItem> = {}) =>
    renderPart(
      'en',
      <ItemLayout
        item={contentItem({ detail: { kind: 'news' }, given })}
        address="https://office.test/en/news/x"
        trail={[]}
      />,
    );
  const withSections = (count: number) =>
    page({ bodyHtml: Array.from({ length: count }, (_, index) => `<h2>Part ${index + 1}</h2>`).join('') });

  it('lists the sections of a text with three or more, each linked', () => {
    expect(withSections(3)).to.match(/<nav class="contents"[^>]*>.*<a href="#section-3">Part 3<\/a>.*<\/nav>/);
    expect(withSections(3)).to.include('<h2 id="section-3">Part 3</h2>');
    expect(withSections(2)).not.to.include('class="contents"');
  });

  it('links each keyword to the search for it', () => {
    const html = page({
      tags: [
        { code: 'flood', label: 'Flood' },
        { code: 'chi', label: 'Chi' },
      ],
    });
    expect(html)
      .to.include('<a href="/en/search?tag=flood" rel="nofollow">Flood</a>')
      .and.include('<a href="/en/search?tag=chi" rel="nofollow">Chi</a>');
    expect(page()).not.to.include('item-tags');
  });

  it('has the dates before the text, and related items after it', () => {
    const related = [contentSummary({ detail: { kind: 'news' }, name: 'other' })];
    const updatedAt = contentSummary({ detail: { kind: 'news' } }).publishedAt;
    expect(textOf(page({ related, updatedAt }))).to.match(/Published .*Updated .*All of it\..*Related .*Item other/);
  });
});
