import { expect } from 'chai';
import { CONTRASTS, TEXT_SIZES } from '#domain/preferences.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { inNewTab, inTab, sampleSite } from './fixtures.ts';

describe('The display options', () => {
  it('change text size and colours at once, without loading the page, and stay from page to page', async () => {
    const { address } = await sampleSite();
    await inNewTab({}, async (tab, messages) => {
      await tab.goto(address(DEPARTMENT, '/th/main'));
      const body = tab.locator('body');
      const look = () =>
        body.evaluate((element) => {
          const { fontSize, color } = getComputedStyle(element);
          return { fontSize: parseFloat(fontSize), color };
        });
      const before = await look();
      let loads = 0;
      tab.on('framenavigated', () => loads++);
      await tab.locator('.display-options-button').click();
      const remembered = [tab.waitForResponse('**/preferences')];
      await tab.locator('button[value="larger"]').click();
      await Promise.all(remembered);
      await Promise.all([tab.waitForResponse('**/preferences'), tab.locator('button[value="high"]').click()]);
      const after = await look();
      expect(loads).to.equal(0);
      expect(after.fontSize / before.fontSize).to.be.closeTo(1.375, 0.01);
      expect(after.color).to.equal('rgb(255, 255, 0)');
      expect(await tab.locator('[aria-pressed="true"]').count()).to.equal(2);

      await tab.goto(address(DEPARTMENT, '/en/more-news'));
      expect(await look()).to.deep.equal(after);
      // The response redirects back to the page, which the script does not follow: the debugger reports an aborted request.
      const unexpected = messages.drain().filter((each) => !each.endsWith('/th/main (net::ERR_ABORTED)'));
      expect(unexpected).to.deep.equal([]);
    });
  });

  it('each look different from the others', async () => {
    const { address } = await sampleSite();
    await inTab({ colorScheme: 'dark' }, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/th/main'));
      await tab.locator('.display-options-button').click();
      const seen = async (name: string, values: readonly string[], property: 'fontSize' | 'backgroundColor') => {
        const looks: string[] = [];
        for (const value of values) {
          await tab.locator(`button[name="${name}"][value="${value}"]`).click();
          looks.push(await tab.locator('html').evaluate((html, key) => getComputedStyle(html)[key], property));
        }
        return looks;
      };
      expect(new Set(await seen('textSize', TEXT_SIZES, 'fontSize')).size).to.equal(TEXT_SIZES.length);
      // 'Automatic' is dark here, as the device is.
      const [automatic, light, dark, high] = await seen('contrast', CONTRASTS, 'backgroundColor');
      expect(automatic).to.equal(dark);
      expect(new Set([light, dark, high]).size).to.equal(3);
    });
  });

  it('of the device to reduce motion stop all motion', async () => {
    const { address } = await sampleSite();
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const found: string[] = [];
      await inTab({ reducedMotion }, async (tab) => {
        for (const path of ['/th', '/en/main', '/th/documents', '/en/news/storm-night-in-the-control-room']) {
          await tab.goto(address(DEPARTMENT, path));
          found.push(...(await tab.evaluate(findMoving)));
        }
      });
      return found;
    };
    expect(await moving('reduce')).to.deep.equal([]);
    expect(await moving('no-preference'), 'so that the test can fail').not.to.be.empty;
  });
});

/** Runs in the page: the elements that have a transition or an animation in the page's state or while a list loads. */
function findMoving(): string[] {
  const busy = document.querySelector('.list-body');
  busy?.setAttribute('aria-busy', 'true');
  return Array.from(document.querySelectorAll('*')).flatMap((element) => {
    const { transitionDuration, transitionProperty, animationName, animationTimeline } = getComputedStyle(element);
    // What follows scrolling instead of time moves only with the reader's finger.
    const isStopped = animationName === 'none' || animationTimeline.startsWith('scroll(');
    const still = (transitionDuration === '0s' || transitionProperty === 'none') && isStopped;
    return still ? [] : [element.outerHTML.slice(0, 100)];
  });
}
