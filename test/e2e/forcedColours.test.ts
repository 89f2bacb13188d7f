import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { inNewTab, sampleSite } from './fixtures.ts';

describe('Where the system forces its colours on pages,', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    describe(`in its ${colorScheme} ones,`, () => {
      it('the entry of the menu and the tab that are the current ones are marked, and no others', async () => {
        await open('/en/events', async (tab) => {
          for (const entries of ['.main-menu-list > li > * > .main-menu-entry, .main-menu-list > li > a', '.tabs a']) {
            const marked = await tab
              .locator(entries)
              .evaluateAll((all) =>
                all.map((entry) => [
                  entry.matches('[aria-current], [data-current]'),
                  getComputedStyle(entry).borderBlockEndColor,
                ]),
              );
            const colours = (current: boolean) => marked.filter(([is]) => is === current).map(([, colour]) => colour);
            expect(colours(true), entries).to.deep.equal([await colourOf(tab, 'Highlight')]);
            expect(new Set(colours(false)), entries).to.deep.equal(new Set([await colourOf(tab, 'Canvas')]));
          }
        });
      });

      it('the choices of colours show theirs with an outline, and the chosen one is marked', async () => {
        await open('/en/events', async (tab) => {
          await tab.locator('.display-options-button').click();
          const outlines = await tab
            .locator('.tool-bar-swatch')
            .evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).borderTopColor));
          expect(new Set(outlines)).to.deep.equal(new Set([await colourOf(tab, 'CanvasText')]));
          const chosen = tab.locator('.tool-bar-group [aria-pressed="true"]').first();
          expect(await chosen.evaluate((button) => getComputedStyle(button).backgroundColor)).to.equal(
            await colourOf(tab, 'SelectedItem'),
          );
        });
      });

      it('the emblems have a background on which they are seen, and what has the focus has an outline', async () => {
        await open('/en/events', async (tab) => {
          const background = (emblem: string) =>
            tab.locator(emblem).evaluate((one) => {
              const { backgroundImage, backgroundColor } = getComputedStyle(one);
              return [backgroundImage.startsWith('url('), backgroundColor];
            });
          expect(await background('.site-name .emblem')).to.deep.equal([true, 'rgba(0, 0, 0, 0)']);
          // It is drawn in light colours, for the dark band behind it.
          expect(await background('.site-footer .emblem')).to.not.deep.equal([true, 'rgba(0, 0, 0, 0)']);
          for (const selector of ['.main-menu-entry', '.tabs a', '.event-row a', '.button-quiet']) {
            await tab.locator(selector).first().focus();
            await tab.keyboard.press('Shift+Tab');
            await tab.keyboard.press('Tab');
            const outline = await tab.evaluate(() => {
              const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
              return `${outlineStyle} ${outlineWidth}`;
            });
            expect(outline, selector).to.equal('solid 3px');
          }
        });
      });

      async function open(path: string, use: (tab: Page) => Promise<void>): Promise<void> {
        const { address } = await sampleSite();
        await inNewTab({ colorScheme }, async (tab) => {
          await tab.emulateMedia({ forcedColors: 'active', colorScheme });
          await tab.goto(address(DEPARTMENT, path));
          await use(tab);
        });
      }
    });
});

/** What a colour of the system is at the moment. */
function colourOf(tab: Page, name: string): Promise<string> {
  return tab.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.setProperty('color', colour);
    probe.style.setProperty('forced-color-adjust', 'none');
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, name);
}
