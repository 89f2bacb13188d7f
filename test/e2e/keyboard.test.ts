import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { becomeWhole, DEPLOYMENTS, inTab, served, type Serving, type TabOptions } from './stage.ts';

const PHONE = { width: 360, height: 740 };
const MOST_STOPS = 200;

for (const deployment of DEPLOYMENTS)
  describe(`With the keyboard alone (${deployment})`, function () {
    this.timeout(60_000);
    const open = (path: string, size: TabOptions, use: (tab: Page) => Promise<void>) =>
      openIn(deployment, path, size, use);

    for (const [screen, size] of [
      ['a desk', {}],
      ['a phone', PHONE],
    ] as const)
      for (const path of [
        '/th',
        '/en/main',
        '/th/documents',
        '/en/news/thirty-hydrology-posts-open',
        '/en/faq',
        '/th/gallery/FilterSentence',
      ])
        it(`one gets through all of ${path} on ${screen}, and always sees where one is`, async () => {
          const serving = path.includes('/gallery/') ? 'gallery' : deployment;
          await openIn(serving, path, size, async (tab) => {
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

    it('the first stop is the way past the header, and it leads there', async () => {
      await open('/en/main', {}, async (tab) => {
        await tab.keyboard.press('Tab');
        expect(await focusedText(tab)).to.equal('Skip to main content');
        await tab.keyboard.press('Enter');
        expect(await focused(tab, '#main')).to.equal(true);
        await tab.keyboard.press('Tab');
        expect(await focused(tab, '#main *')).to.equal(true);
      });
    });

    it("the menu's panels open, are walked through, and close on Escape, which leads back to where one was", async () => {
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

    it('a panel of the menu closes when one walks on', async () => {
      await open('/en/main', {}, async (tab) => {
        await tabTo(tab, '.main-menu-group summary');
        await tab.keyboard.press('Enter');
        await tabTo(tab, '#main *');
        expect(await tab.locator('.main-menu-group[open]').count()).to.equal(0);
      });
    });

    it("a phone's menu opens, is walked into, leads on, and closes on Escape", async () => {
      await open('/en/main', PHONE, async (tab) => {
        await tabTo(tab, '.menu-button');
        await tab.keyboard.press('Enter');
        expect(await tab.locator('.main-menu:popover-open').count()).to.equal(1);
        await tab.keyboard.press('Tab');
        expect(await focused(tab, '.main-menu *')).to.equal(true);
        await tab.keyboard.press('Escape');
        expect(await tab.locator('.main-menu:popover-open').count()).to.equal(0);
        expect(await focused(tab, '.menu-button')).to.equal(true);

        await tab.keyboard.press('Enter');
        await tabTo(tab, '.main-menu a[href="/en/main"]');
        await Promise.all([tab.waitForEvent('load'), tab.keyboard.press('Enter')]);
        expect(new URL(tab.url()).pathname).to.equal('/en/main');
      });
    });

    it('text size and colours are chosen', async () => {
      await open('/en/main', {}, async (tab) => {
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

    it('the language is changed', async () => {
      await open('/th/main', {}, async (tab) => {
        await tabTo(tab, 'a[hreflang="en"]');
        await Promise.all([tab.waitForEvent('load'), tab.keyboard.press('Enter')]);
        expect(new URL(tab.url()).pathname).to.equal('/en/main');
      });
    });

    it('documents are filtered, and one stays where one is', async () => {
      await open('/en/documents', {}, async (tab) => {
        await tab.waitForLoadState('networkidle');
        const rows = tab.locator('.document-row');
        const all = await rows.count();
        await tabTo(tab, 'select[name="category"]');
        await tab.keyboard.press('ArrowDown');
        await tab.waitForURL(/category=/);
        await rows.nth(all - 1).waitFor({ state: 'detached' });
        expect(await focused(tab, 'select[name="category"]')).to.equal(true);
      });
    });

    it('one looks through the pictures of an album, and comes back to the one seen last', async () => {
      await open('/en/photos/a-gauge-readers-day', {}, async (tab) => {
        const pictures = tab.locator('.album-grid a');
        const last = (await pictures.count()) - 1;
        const shown = () => tab.locator('.lightbox[open] img').getAttribute('alt');
        const altOf = (index: number) => pictures.nth(index).locator('img').getAttribute('alt');
        await tabTo(tab, '.album-grid a');
        await tab.keyboard.press('Enter');
        expect(await focused(tab, '.lightbox[open] button')).to.equal(true);
        expect(await shown()).to.equal(await altOf(0));
        await tab.keyboard.press('ArrowRight');
        await tab.keyboard.press('ArrowRight');
        expect(await shown()).to.equal(await altOf(2));
        await tab.keyboard.press('ArrowLeft');
        expect(await shown()).to.equal(await altOf(1));
        expect(await tab.locator('.lightbox figcaption').innerText()).to.match(/^2\/6 /);
        for (let stop = 0; stop < 8; stop++) {
          await tab.keyboard.press('Tab');
          expect(await focused(tab, '.album-grid *, .site-header *'), 'the page behind is out of reach').to.equal(
            false,
          );
        }
        await tab.keyboard.press('Escape');
        await tab.locator('.lightbox').waitFor({ state: 'detached' });
        expect(await focused(tab, '.album-grid li:nth-child(2) a')).to.equal(true);

        await tab.keyboard.press('Shift+Tab');
        await tab.keyboard.press('Enter');
        await tab.keyboard.press('ArrowLeft');
        expect(await shown(), 'round the end').to.equal(await altOf(last));
        await tabTo(tab, '.lightbox-close');
        await tab.keyboard.press('Enter');
        await tab.locator('.lightbox').waitFor({ state: 'detached' });
        expect(await focused(tab, '.album-grid li:last-child a')).to.equal(true);
        expect(new URL(tab.url()).search, 'the address stays').to.equal('');
      });
    });

    it('the buttons of a picture are pressed as well', async () => {
      await open('/th/photos/a-gauge-readers-day', PHONE, async (tab) => {
        await tabTo(tab, '.album-grid a');
        await tab.keyboard.press('Enter');
        await tabTo(tab, '.lightbox-next');
        await tab.keyboard.press('Space');
        await tab.keyboard.press('Enter');
        expect(await tab.locator('.lightbox figcaption').innerText()).to.match(/^3\/6 /);
      });
    });

    it('answers are opened and closed', async () => {
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

    it("a region's reservoirs are unfolded on a phone; on a desk they stand open, and can be folded", async () => {
      const opened = (tab: Page) => tab.locator('.water-region[open]').count();
      await open('/th/reservoirs', PHONE, async (tab) => {
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

    it('one goes from page to page of the news', async () => {
      await open('/en/more-news', {}, async (tab) => {
        await tabTo(tab, '[data-step="next"] a');
        await Promise.all([tab.waitForEvent('load'), tab.keyboard.press('Enter')]);
        expect(new URL(tab.url()).search).to.equal('?page=2');
      });
    });
  });

async function openIn(
  serving: Serving,
  path: string,
  size: TabOptions,
  use: (tab: Page) => Promise<void>,
): Promise<void> {
  const { address } = await served(serving);
  await inTab(size, async (tab) => {
    await tab.goto(address(DEPARTMENT, path));
    await becomeWhole(tab);
    await use(tab);
  });
}

async function tabTo(tab: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await tab.keyboard.press('Tab');
    if (await focused(tab, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
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

/** Every stop until the page is over. */
async function tabThrough(tab: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await tab.keyboard.press('Tab');
    const stop = await tab.evaluate(lookAtFocus);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`the page is not over after ${MOST_STOPS} stops`);
}

/** Runs in the page: undefined when nothing on it has the focus. */
function lookAtFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  element.dataset['reached'] = 'yes';
  const name = element.outerHTML.slice(0, 120);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const marked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const inSight = Array.from(element.getClientRects()).some((box) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });
  return { faults: [...(marked ? [] : [`not marked: ${name}`]), ...(inSight ? [] : [`out of sight: ${name}`])] };
}
