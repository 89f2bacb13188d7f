import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import {
  DEPLOYMENTS,
  inTab,
  siteOf,
  waitForDeferredParts,
  waitForHydration,
  type Deployment,
  type TabOptions,
} from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const MAX_STOPS = 200;
/** Pages that are gone through with Tab, each on one screen; `npm run test:full` uses both screens. */
const DESK_PATHS = ['/th', '/th/documents', '/en/faq'];
const PHONE_PATHS = ['/en/main', '/en/news/thirty-hydrology-posts-open', '/th/gallery/FilterSentence'];

for (const deployment of DEPLOYMENTS)
  describe(`With the keyboard alone (${deployment})`, () => {
    const open = (path: string, size: TabOptions, use: (tab: Page) => Promise<void>) =>
      openIn(deployment, path, size, use);

    for (const [screen, size, paths] of [
      ['a wide screen', {}, IS_FULL ? [...DESK_PATHS, ...PHONE_PATHS] : DESK_PATHS],
      ['a phone', PHONE, IS_FULL ? [...DESK_PATHS, ...PHONE_PATHS] : PHONE_PATHS],
    ] as const)
      for (const path of paths)
        it(`every link and control of ${path} on ${screen} is reached with Tab, with a visible focus`, async () => {
          await openIn(path.includes('/gallery/') ? 'gallery' : deployment, path, size, async (tab) => {
            const stops = await tabThrough(tab);
            expect(stops.flatMap((stop) => stop.faults)).to.deep.equal([]);
            const missed = await tab.evaluate(() =>
              Array.from(document.querySelectorAll<HTMLElement>('a[href], button, select, input, summary'))
                .filter(
                  (element) => element.checkVisibility({ visibilityProperty: true }) && !element.dataset['reached'],
                )
                .map((element) => element.outerHTML.slice(0, 120)),
            );
            expect(missed, 'never reached').to.deep.equal([]);
          });
        });

    it('the first Tab stop is the skip link, which leads past the header', async () => {
      await open('/en/main', {}, async (tab) => {
        await tab.keyboard.press('Tab');
        expect(await focusedText(tab)).to.equal('Skip to main content');
        await tab.keyboard.press('Enter');
        expect(await focused(tab, '#main')).to.equal(true);
        await tab.keyboard.press('Tab');
        expect(await focused(tab, '#main *')).to.equal(true);
      });
    });

    it("the menu's panels open, are reached with Tab, and close on Escape, which returns the focus", async () => {
      await open('/en/main', {}, async (tab) => {
        await tabTo(tab, '.main-menu-group summary');
        await tab.keyboard.press('Enter');
        expect(await tab.locator('.main-menu-group[open]').count()).to.equal(1);
        await tab.keyboard.press('Tab');
        expect(await focused(tab, '.main-menu-group[open] a')).to.equal(true);
        await tab.keyboard.press('Escape');
        expect(await tab.locator('.main-menu-group[open]').count()).to.equal(0);
        expect(await focused(tab, '.main-menu-group summary')).to.equal(true);
      });
    });

    it('a panel of the menu closes when the focus leaves it', async () => {
      await open('/en/main', {}, async (tab) => {
        await tabTo(tab, '.main-menu-group summary');
        await tab.keyboard.press('Enter');
        await tabTo(tab, '#main *');
        expect(await tab.locator('.main-menu-group[open]').count()).to.equal(0);
      });
    });

    it("a phone's menu is a dialog that keeps the focus inside, and Escape returns it to the button", async () => {
      await open('/en/main', PHONE, async (tab) => {
        const dialog = tab.locator('.main-menu-dialog[open]');
        await tabTo(tab, '.menu-button');
        await tab.keyboard.press('Enter');
        await dialog.waitFor({ state: 'attached' });
        const stops = (await dialog.locator('a, button, input, summary').count()) + 2;
        for (let stop = 0; stop < stops; stop++) {
          expect(await focused(tab, 'header *:not(.main-menu *), #main *, footer *'), 'behind the dialog').to.equal(
            false,
          );
          await tab.keyboard.press('Tab');
        }
        await tab.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await tab.locator('.menu-button:focus').waitFor();

        await tab.keyboard.press('Enter');
        await tab.locator('.main-menu-close:focus').waitFor();
        await tab.keyboard.press('Enter');
        await dialog.waitFor({ state: 'detached' });
        await tab.locator('.menu-button:focus').waitFor();

        await tab.keyboard.press('Enter');
        await tabTo(tab, '.main-menu a[href="/en"]');
        await Promise.all([tab.waitForEvent('load'), tab.keyboard.press('Enter')]);
        expect(new URL(tab.url()).pathname).to.equal('/en');
      });
    });

    it('text size and colours can be chosen', async () => {
      await open('/en/main', {}, async (tab) => {
        await tabTo(tab, '.display-options-button');
        await tab.keyboard.press('Enter');
        await tabTo(tab, 'button[name="textSize"][value="larger"]');
        await tab.keyboard.press('Enter');
        await tab.locator('html[data-text-size="larger"]').waitFor();
        await tabTo(tab, 'button[name="contrast"][value="high"]');
        await tab.keyboard.press('Space');
        await tab.locator('html[data-contrast="high"]').waitFor();
        expect(await focused(tab, 'button[value="high"][aria-pressed="true"]')).to.equal(true);
      });
      await open('/en/main', PHONE, async (tab) => {
        await tabTo(tab, '.display-options-button');
        await tab.keyboard.press('Enter');
        await tabTo(tab, '.display-options:popover-open button[value="dark"]');
        await tab.keyboard.press('Enter');
        await tab.locator('html[data-contrast="dark"]').waitFor();
        await tab.keyboard.press('Escape');
        expect(await focused(tab, '.display-options-button')).to.equal(true);
      });
    });

    it('the language can be changed', async () => {
      await open('/th/main', {}, async (tab) => {
        await tabTo(tab, 'a[hreflang="en"]');
        await Promise.all([tab.waitForEvent('load'), tab.keyboard.press('Enter')]);
        expect(new URL(tab.url()).pathname).to.equal('/en/main');
      });
    });

    it('documents can be filtered, and the focus stays', async () => {
      await open('/en/documents', {}, async (tab) => {
        await waitForHydration(tab);
        const rows = tab.locator('.document-row');
        const all = await rows.count();
        await tabTo(tab, 'select[name="category"]');
        await tab.keyboard.press('ArrowDown');
        await tab.waitForURL(/category=/);
        await rows.nth(all - 1).waitFor({ state: 'detached' });
        expect(await focused(tab, 'select[name="category"]')).to.equal(true);
      });
    });

    it('the pictures of an album can be viewed in turn, and the focus returns to the last one', async () => {
      await open('/en/photos/a-gauge-readers-day', {}, async (tab) => {
        const pictures = tab.locator('.album-grid a');
        const last = (await pictures.count()) - 1;
        const shown = () => tab.locator('.lightbox[open] .lightbox-slide:not([inert]) img').getAttribute('alt');
        const altOf = (index: number) => pictures.nth(index).locator('img').getAttribute('alt');
        await tabTo(tab, '.album-grid a');
        await tab.keyboard.press('Enter');
        await tab.locator('.lightbox[open]').waitFor();
        expect(await focused(tab, '.lightbox[open] button')).to.equal(true);
        expect(await shown()).to.equal(await altOf(0));
        await tab.keyboard.press('ArrowRight');
        await tab.keyboard.press('ArrowRight');
        expect(await shown()).to.equal(await altOf(2));
        await tab.keyboard.press('ArrowLeft');
        expect(await shown()).to.equal(await altOf(1));
        expect(await tab.locator('.lightbox-caption').innerText()).to.match(/^2\/6 /);
        for (let stop = 0; stop < 8; stop++) {
          await tab.keyboard.press('Tab');
          expect(await focused(tab, '.album-grid *, .site-header *'), 'the page behind is out of reach').to.equal(
            false,
          );
        }
        await tab.keyboard.press('Escape');
        await tab.locator('.lightbox').waitFor({ state: 'detached' });
        await tab.locator('.album-grid li:nth-child(2) a:focus').waitFor();

        await tab.keyboard.press('Shift+Tab');
        await tab.keyboard.press('Enter');
        await tab.locator('.lightbox[open]').waitFor();
        await tab.keyboard.press('ArrowLeft');
        expect(await shown(), 'round the end').to.equal(await altOf(last));
        await tabTo(tab, '.lightbox-close');
        await tab.keyboard.press('Enter');
        await tab.locator('.lightbox').waitFor({ state: 'detached' });
        expect(await focused(tab, '.album-grid li:last-child a')).to.equal(true);
        expect(new URL(tab.url()).search, 'the address stays').to.equal('');
      });
    });

    it('the next picture of an album is shown on a device whose scrolling pauses on its way', async () => {
      await open('/en/photos/a-gauge-readers-day', {}, async (tab) => {
        await tabTo(tab, '.album-grid a');
        await tab.keyboard.press('Enter');
        await tab.locator('.lightbox[open]').waitFor();
        await tab.locator('.lightbox-row').evaluate((row) => {
          const scrollTo = row.scrollTo.bind(row) as (options: ScrollToOptions) => void;
          row.scrollTo = ((options: ScrollToOptions) => {
            row.dispatchEvent(new Event('scroll'));
            setTimeout(() => {
              scrollTo({ ...options, behavior: 'instant' });
              row.setAttribute('data-arrived', '');
            }, 500);
          }) as typeof row.scrollTo;
        });
        await tab.keyboard.press('ArrowRight');
        await tab.locator('.lightbox-row[data-arrived]').waitFor();
        expect(await tab.locator('.lightbox-caption').innerText()).to.match(/^2\/6 /);
      });
    });

    it('the buttons beside an enlarged picture work', async () => {
      await open('/th/photos/a-gauge-readers-day', PHONE, async (tab) => {
        await tabTo(tab, '.album-grid a');
        await tab.keyboard.press('Enter');
        await tab.locator('.lightbox[open]').waitFor();
        await tabTo(tab, '.lightbox-next');
        await tab.keyboard.press('Space');
        await tab.keyboard.press('Enter');
        expect(await tab.locator('.lightbox-caption').innerText()).to.match(/^3\/6 /);
      });
    });

    it('answers can be opened and closed', async () => {
      await open('/en/faq', {}, async (tab) => {
        await tabTo(tab, '.faq-item summary');
        await tab.keyboard.press('Enter');
        expect(await tab.locator('.faq-item[open]').count()).to.equal(1);
        await tab.keyboard.press('Tab');
        expect(await focused(tab, '.faq-item[open] .faq-answer a')).to.equal(true);
        await tab.keyboard.press('Shift+Tab');
        await tab.keyboard.press('Space');
        expect(await tab.locator('.faq-item[open]').count()).to.equal(0);
      });
    });

    it("a region's many reservoirs can be unfolded on a phone, and folded on a wide screen", async () => {
      const opened = (tab: Page) => tab.locator('.water-region[open]').count();
      await open('/th/reservoirs?size=medium', PHONE, async (tab) => {
        expect(await opened(tab)).to.equal(0);
        await tabTo(tab, '.water-region summary');
        await tab.keyboard.press('Enter');
        expect(await opened(tab)).to.equal(1);
        await tab.keyboard.press('Tab');
        expect(await focused(tab, '.water-region[open] .reservoir-table a')).to.equal(true);
      });
      await open('/th/reservoirs', {}, async (tab) => {
        const all = await opened(tab);
        expect(all).to.equal(await tab.locator('.water-region').count());
        await tabTo(tab, '.water-region summary');
        await tab.keyboard.press('Enter');
        expect(await opened(tab)).to.equal(all - 1);
        expect(await tab.locator('.water-region .reservoir-table').first().isVisible()).to.equal(false);
      });
    });

    it('a link leads to the choice of a day, which phones fold', async () => {
      await open('/en/reservoirs', PHONE, async (tab) => {
        expect(await tab.locator('select[name="date"]').isVisible()).to.equal(false);
        await tabTo(tab, '.water-jump a[href="#choose-day"]');
        await tab.keyboard.press('Enter');
        await tab.locator('select[name="date"]').waitFor();
        await tab.keyboard.press('Tab');
        expect(await focused(tab, 'select[name="date"]')).to.equal(true);
      });
    });

    it('the pages of the news can be turned', async () => {
      await open('/en/more-news', {}, async (tab) => {
        await tabTo(tab, '[data-step="next"] a');
        await Promise.all([tab.waitForEvent('load'), tab.keyboard.press('Enter')]);
        expect(new URL(tab.url()).search).to.equal('?page=2');
      });
    });
  });

async function openIn(
  deployment: Deployment,
  path: string,
  size: TabOptions,
  use: (tab: Page) => Promise<void>,
): Promise<void> {
  const { address } = await siteOf(deployment);
  await inTab(size, async (tab) => {
    await tab.goto(address(DEPARTMENT, path));
    await waitForDeferredParts(tab);
    await use(tab);
  });
}

async function tabTo(tab: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await tab.keyboard.press('Tab');
    if (await focused(tab, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

async function focused(tab: Page, selector: string): Promise<boolean> {
  return await tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

async function focusedText(tab: Page): Promise<string> {
  return await tab.evaluate(() => document.activeElement?.textContent ?? '');
}

interface Stop {
  readonly faults: readonly string[];
}

/** Presses Tab until the focus leaves the page. */
async function tabThrough(tab: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await tab.keyboard.press('Tab');
    const stop = await tab.evaluate(inspectFocus);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`the page has more than ${MAX_STOPS} Tab stops`);
}

/** Runs in the page: undefined when nothing on it has the focus. */
function inspectFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  element.dataset['reached'] = 'yes';
  const name = element.outerHTML.slice(0, 120);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isMarked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const isVisible = Array.from(element.getClientRects()).some((box) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return {
    faults: [
      ...(isMarked ? [] : [`no visible focus: ${name}`]),
      ...(isVisible ? [] : [`covered or out of view: ${name}`]),
    ],
  };
}
