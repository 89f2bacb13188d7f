import { expect } from 'chai';
import { CONTRASTS, TEXT_SIZES } from '#domain/preferences.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { inTab, theSite } from './stage.ts';

describe('What a visitor chooses for themselves', function () {
  this.timeout(60_000);

  it('text size and colours change at once, without loading the page, and stay from page to page', async () => {
    const { address } = await theSite();
    await inTab({}, async (tab, said) => {
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
      // The answer leads back to the page, and is not followed: to the debugger, that is a request given up.
      const complaints = said.take().filter((each) => !each.endsWith('/th/main (net::ERR_ABORTED)'));
      expect(complaints).to.deep.equal([]);
    });
  });

  it('each size and each choice of colours looks different from the others', async () => {
    const { address } = await theSite();
    await inTab({ colorScheme: 'dark' }, async (tab) => {
      await tab.goto(address(DEPARTMENT, '/th/main'));
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

  it('who wants no motion gets none, anywhere', async () => {
    const { address } = await theSite();
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
    expect(await moving('no-preference'), 'or the test would see nothing').not.to.be.empty;
  });
});

/** Runs in the page: what would move when it changes, in any state of it that the stylesheet knows. */
function findMoving(): string[] {
  const busy = document.querySelector('.list-body');
  busy?.setAttribute('aria-busy', 'true');
  return Array.from(document.querySelectorAll('*')).flatMap((element) => {
    const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element);
    const still = (transitionDuration === '0s' || transitionProperty === 'none') && animationName === 'none';
    return still ? [] : [element.outerHTML.slice(0, 100)];
  });
}
