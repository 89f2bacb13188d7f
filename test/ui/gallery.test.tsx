import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { LOCALES } from '#domain/locale/locale.ts';
import { examples } from '#ui/gallery/examples.ts';
import type { Example } from '#ui/gallery/Example.ts';
import { siteDetails, siteLayout } from '#test/support/builders.ts';
import { draw, PAGES } from '#test/support/draw.tsx';

const UI = join(import.meta.dirname, '../../src/ui');
const FOLDERS = ['components', 'charts', 'layouts'];
/** The layout around the gallery itself. */
const PAGE_LAYOUT = 'PageLayout';

describe('The component gallery', () => {
  it('shows every component there is, and none twice', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(UI, folder), { recursive: true, encoding: 'utf8' }),
    ).filter((file) => file.endsWith('.tsx'));
    const components = files.map((file) => parse(file).name).filter((name) => name !== PAGE_LAYOUT);
    expect(shownIn('th').map(({ component }) => component)).to.have.members(components);
  });

  for (const locale of LOCALES)
    it(`draws a component in each of its states, and names them apart (${locale})`, () => {
      for (const { component, states } of shownIn(locale)) {
        const drawn = states.map(({ shows }) => draw(locale, shows));
        expect(drawn.join(''), component).to.not.equal('');
        expect(new Set(drawn), component).to.have.lengthOf(states.length);
        expect(new Set(states.map(({ name }) => name)), component).to.have.lengthOf(states.length);
      }
    });
});

function shownIn(locale: 'th' | 'en'): readonly Example[] {
  return examples({ page: PAGES[locale], site: siteDetails(), layout: siteLayout() });
}
