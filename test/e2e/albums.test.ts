import { expect } from 'chai';
import type { Page } from 'playwright';
import { DEPARTMENT } from '#test/support/site.ts';
import { waitUntil } from '#test/support/waitUntil.ts';
import { inNewTab, inTab, sampleSite } from './fixtures.ts';

const ALBUM = '/en/photos/a-gauge-readers-day';
const PHONE = { width: 360, height: 740 };
const CAPTION = '.lightbox-caption';
const SHOWN = '.lightbox-slide:not([inert])';
/** Longer than a picture takes to come into place on a busy machine. */
const TIME_TO_FOLLOW_MS = 10_000;

describe('The enlarged pictures of an album', () => {
  const openSecond = async (tab: Page) => {
    const { address } = await sampleSite();
    await tab.goto(address(DEPARTMENT, ALBUM));
    await tab.locator('.album-grid a').nth(1).click();
    await tab.locator('.lightbox[open]').waitFor();
  };

  it('need a script that other pages do not load', async () => {
    await inNewTab({}, async (tab) => {
      const scripts: string[] = [];
      tab.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      const { address } = await sampleSite();
      await tab.goto(address(DEPARTMENT, ALBUM), { waitUntil: 'networkidle' });
      expect(scripts.filter((script) => script.includes('Lightbox'))).to.deep.equal([]);
      await tab.locator('.album-grid a').first().click();
      await tab.locator('.lightbox[open]').waitFor();
      expect(scripts.filter((script) => script.includes('Lightbox'))).to.have.lengthOf(1);
    });
  });

  it('follow the finger to the next and the previous one', async () => {
    await inNewTab(PHONE, async (tab) => {
      await openSecond(tab);
      await swipeTo(tab, '3/6', [320, 40]);
      await swipeTo(tab, '2/6', [40, 320]);
      expect(await tab.locator(SHOWN).count()).to.equal(1);
    });
  });

  it('are enlarged further by a button, moved by the arrow keys and by the mouse, and whole again in the next one', async () => {
    await inTab({ ...PHONE, reducedMotion: 'reduce' }, async (tab) => {
      await openSecond(tab);
      const zoom = tab.locator('.lightbox-zoomIn');
      const widthOf = () => tab.locator(`${SHOWN} img`).evaluate((picture) => picture.clientWidth);
      const left = () => tab.locator(SHOWN).evaluate((slide) => slide.scrollLeft);
      expect(await widthOf()).to.equal(PHONE.width);
      await zoom.click();
      expect(await zoom.innerText()).to.equal('Zoom out');
      expect(await widthOf()).to.equal(PHONE.width * 2.5);
      const middle = await left();
      await tab.keyboard.press('ArrowRight');
      expect(await left()).to.be.greaterThan(middle);
      expect(await tab.locator(CAPTION).innerText()).to.match(/^2\/6 /);
      await tab.mouse.move(100, 200);
      await tab.mouse.down();
      await tab.mouse.move(260, 200, { steps: 4 });
      await tab.mouse.up();
      expect(await left()).to.be.lessThan(middle);
      await tab.locator('.lightbox-next').click();
      expect(await tab.locator(CAPTION).innerText()).to.match(/^3\/6 /);
      expect(await widthOf()).to.equal(PHONE.width);
      expect(await zoom.innerText()).to.equal('Zoom in');
    });
  });

  it('stay the same one when the phone is turned', async () => {
    await inTab({ ...PHONE, reducedMotion: 'reduce' }, async (tab) => {
      await openSecond(tab);
      await tab.setViewportSize({ width: 740, height: 360 });
      await tab.waitForFunction((shown) => {
        const { left, width } = document.querySelector(shown)!.getBoundingClientRect();
        return left === 0 && width === innerWidth;
      }, SHOWN);
      expect(await tab.locator(CAPTION).innerText()).to.match(/^2\/6 /);
    });
  });
});

/** Swipes to a picture, and again, as people do, where the browser was too busy to take it for a swipe. */
async function swipeTo(tab: Page, number: string, [from, to]: readonly [number, number]): Promise<void> {
  await waitUntil(async () => {
    await swipe(tab, from, to);
    return await tab
      .locator(CAPTION, { hasText: number })
      .waitFor({ timeout: TIME_TO_FOLLOW_MS })
      .then(() => true)
      .catch(() => false);
  });
}

/** Moves a finger along the middle of the screen. @param from, to in CSS pixels */
async function swipe(tab: Page, from: number, to: number): Promise<void> {
  const steps = 14;
  const touch = await tab.context().newCDPSession(tab);
  const pointAt = (step: number) => [{ x: from + ((to - from) * step) / steps, y: 300 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointAt(0) });
  for (let step = 1; step <= steps; step++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointAt(step) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
