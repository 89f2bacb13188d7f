import { expect } from 'chai';
import type { ContentSummary } from '#domain/content/content.ts';
import { pageSection } from '#domain/content/pageSection.ts';
import type { Slug } from '#domain/content/slug.ts';
import type { Instant } from '#domain/instant.ts';
import { contentSummary } from '#test/support/uiBuilders.ts';

const page = (name: string, parent?: string): ContentSummary =>
  contentSummary({ name, detail: { kind: 'page', ...(parent !== undefined && { parent: parent as Slug }) } });

describe('The section of a page', () => {
  const about = page('about');
  const mission = page('mission', 'about');
  const history = page('history', 'about');
  const pages = [about, mission, page('contact-us'), history, page('lost', 'withdrawn')];

  it('is the page on top with those below it, whichever of them is shown', () => {
    const section = { top: about, below: [mission, history] };
    for (const shown of [about, mission, history]) expect(pageSection(shown, pages)).to.deep.equal(section);
  });

  it('has the pages below it in the order in which they were published, which titles do not change', () => {
    const [older, newer] = [
      { ...history, publishedAt: '2026-07-01T02:30:00.000Z' as Instant },
      { ...mission, publishedAt: '2026-07-02T02:00:00.000Z' as Instant },
    ];
    expect(pageSection(about, [about, newer, older])?.below).to.deep.equal([older, newer]);
  });

  it('is none for a page without others below it, or below a page that is not public', () => {
    expect(pageSection(pages[2]!, pages)).to.equal(undefined);
    expect(pageSection(pages[4]!, pages)).to.equal(undefined);
  });
});
