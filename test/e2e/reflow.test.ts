import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { LOCALES } from '#domain/locale/locale.ts';
import { NARROW, LANGUAGE } from './matrix.ts';
import { hostOf, localesOf, PAGE_STATES } from './pageStates.ts';
import { inTab, served, type TabOptions } from './stage.ts';

interface Reading {
  readonly name: string;
  readonly tab: TabOptions;
  /** Runs in the page. */
  readonly change: () => void;
}

/** As they are when they arrive. */
const STATES = PAGE_STATES.filter(({ act }) => act === undefined);

const READINGS: readonly Reading[] = [
  {
    name: 'with text of twice the size',
    tab: {},
    change: () => (document.documentElement.style.fontSize = '200%'),
  },
  {
    name: 'on the narrowest screen, with the spacing that some readers need',
    tab: { width: NARROW },
    // WCAG 1.4.12
    change: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets = [sheet];
    },
  },
];

describe('Every page can be read', function () {
  this.timeout(120_000);

  for (const { name, tab: options, change } of READINGS)
    for (const locale of LOCALES)
      it(`${name}, in ${LANGUAGE[locale]}: nothing is cut off or beyond the edge`, async () => {
        await inTab(options, async (tab) => {
          const faults: string[] = [];
          for (const state of STATES.filter((each) => localesOf(each).includes(locale))) {
            const { address } = await served(state.serving ?? 'sound');
            await tab.goto(address(hostOf(state), `/${locale}${state.path}`));
            await tab.evaluate(change);
            await tab.evaluate(() => document.fonts.ready);
            faults.push(...(await tab.evaluate(findCutOff)).map((fault) => `${state.name}: ${fault}`));
          }
          expect(faults).to.deep.equal([]);
        });
      });

  it('Thai in its own spacing: no mark is cut off, no line is set too tight', async () => {
    await inTab({}, async (tab) => {
      const faults: string[] = [];
      for (const state of STATES.filter((each) => localesOf(each).includes('th'))) {
        const { address } = await served(state.serving ?? 'sound');
        await tab.goto(address(hostOf(state), `/th${state.path}`));
        await tab.evaluate(() => document.fonts.ready);
        faults.push(...(await tightLines(tab)), ...(await tab.evaluate(findCutOff)));
      }
      expect([...new Set(faults)]).to.deep.equal([]);
    });
  });
});

/** Runs in the page. */
function findCutOff(): string[] {
  const overhang = document.documentElement.scrollWidth - window.innerWidth;
  const faults = overhang > 0 ? [`${overhang} px beyond the edge`] : [];
  for (const element of document.querySelectorAll('body, body *')) {
    const { overflowX, overflowY, clipPath, lineClamp } = getComputedStyle(element) as CSSStyleDeclaration & {
      lineClamp?: string;
    };
    const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
    const forListeners = clipPath !== 'none';
    if (!hides || forListeners || !(element instanceof HTMLElement) || element.innerText.trim() === '') continue;
    const cut = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (cut || (lineClamp ?? 'none') !== 'none') faults.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
  }
  return faults;
}

/** Thai carries marks above marks: below 1.4 lines touch. */
async function tightLines(tab: Page): Promise<string[]> {
  return await tab.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || !/[\u0E00-\u0E7F]/.test(node.textContent ?? '') || !element.checkVisibility()) continue;
      const { lineHeight, fontSize } = getComputedStyle(element);
      const leading = parseFloat(lineHeight) / parseFloat(fontSize);
      const own = element.closest('select, option, title, script, .visually-hidden');
      if (own === null && leading < 1.4) faults.push(`${leading.toFixed(2)}: ${element.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });
}
