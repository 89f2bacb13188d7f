import { expect } from 'chai';
import { LOCALES } from '#domain/locale/locale.ts';
import { PREFERENCES_COOKIE } from '#domain/preferences.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { inTab, sampleSite } from './fixtures.ts';
import { hostOf, PAGE_STATES } from './pageStates.ts';
import { findUnreadable } from './readability.ts';

/** What everybody sees who opens an address: one state of each page is enough. */
const OPENED = PAGE_STATES.filter(
  ({ deployment, visit, act, status = 200 }) =>
    deployment === undefined && visit === undefined && act === undefined && status === 200,
).filter(
  ({ path, host }, index, all) => IS_FULL || all.findIndex((one) => viewOf(one) === viewOf({ path, host })) === index,
);

describe('With the largest text on a small phone', () => {
  for (const locale of LOCALES)
    it(`no word is broken, nothing is cut off, and tables that scroll say so (${locale})`, async () => {
      const { address } = await sampleSite();
      const faults: string[] = [];
      // What is measured is there without scripts.
      await inTab({ width: 360, height: 740, scripts: false }, async (tab) => {
        await tab
          .context()
          .addCookies([{ name: PREFERENCES_COOKIE, value: 'larger.light', domain: DEPARTMENT, path: '/' }]);
        for (const state of OPENED) {
          await tab.goto(address(hostOf(state), `/${locale}${state.path}`));
          await tab.evaluate(() => document.fonts.ready);
          const found = [...(await findUnreadable(tab)), ...(await tab.evaluate(findBroken, locale))];
          faults.push(...found.map((fault) => `${state.path}: ${fault}`));
        }
      });
      expect(faults).to.deep.equal([]);
    });
});

function viewOf({ path, host }: { readonly path: string; readonly host?: string | undefined }): string {
  return `${host} ${path.replace(/\?.*/, '').replace(/(?<=^\/[^/]+\/).*/, '…')}`;
}

/** Runs in the page. Addresses may break anywhere, and long words where nothing else is on their line. */
function findBroken(locale: string): string[] {
  const faults: string[] = [];
  const splitter = new Intl.Segmenter(locale, { granularity: 'word' });
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.textContent ?? '';
    if (!element.checkVisibility() || element.closest('select, svg, .visually-hidden') !== null) continue;
    for (const { segment, index, isWordLike } of splitter.segment(text)) {
      if (isWordLike !== true || segment.length < 2 || /[@:/]\S*$|^\S*[@]/.test(text.slice(0, index))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = parts.map(({ top }) => top);
      // A Thai word that fits is broken only where browsers find two in it, which is not at the start of a line.
      const start = range.startContainer.parentElement!.getBoundingClientRect().left;
      const isForced = locale !== 'th' || parts[0]!.left < start + 2;
      if (isForced && Math.max(...tops) - Math.min(...tops) > 8) faults.push(`“${segment}” is broken`);
      const isInBox = element.closest('.table-scroll') !== null;
      if (!isInBox && Math.max(...parts.map(({ right }) => right)) > window.innerWidth)
        faults.push(`“${segment}” is beyond the edge`);
    }
  }
  for (const box of document.querySelectorAll<HTMLElement>('main *')) {
    const { overflowX } = getComputedStyle(box);
    if (!['auto', 'scroll'].includes(overflowX) || box.scrollWidth <= box.clientWidth) continue;
    const hint = box.querySelector('.scroll-hint');
    const says = hint !== null && hint.checkVisibility({ visibilityProperty: true }) && hint.clientHeight > 0;
    if (!says || box.tabIndex !== 0 || !box.hasAttribute('role') || !box.hasAttribute('aria-label'))
      faults.push(`does not say that it scrolls: ${box.outerHTML.slice(0, 120)}`);
  }
  return faults;
}
