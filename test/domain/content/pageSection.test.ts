import { expect } from 'chai';
import type { ContentSummary } from '#domain/content/content.ts';
import { pageSection } from '#domain/content/pageSection.ts';
import type { Slug } from '#domain/content/slug.ts';
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

  it('is none for a page without others below it, or below a page that is not public', () => {
    expect(pageSection(pages[2]!, pages)).to.equal(undefined);
    expect(pageSection(pages[4]!, pages)).to.equal(undefined);
  });
});
