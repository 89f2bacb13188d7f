import type { Page } from 'playwright';

/** What cannot be read as it stands: beyond the edge, cut off, or Thai whose lines touch. */
export async function findUnreadable(tab: Page): Promise<string[]> {
  return [...(await tab.evaluate(findCutOff)), ...(await tab.evaluate(findTightThai))];
}

/** What cannot be read any more with text of twice the size (WCAG 1.4.4). */
export async function findUnreadableWhenLarge(tab: Page): Promise<string[]> {
  await tab.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const faults = await tab.evaluate(findCutOff);
  await tab.evaluate(() => (document.documentElement.style.fontSize = ''));
  return faults;
}

/** What cannot be read any more with the spacing that some readers need (WCAG 1.4.12). */
export async function findUnreadableWhenSpacedOut(tab: Page): Promise<string[]> {
  await tab.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  const faults = await tab.evaluate(findCutOff);
  await tab.evaluate(() => (document.adoptedStyleSheets = []));
  return faults;
}

/** Runs in the page. */
function findCutOff(): string[] {
  const overhang = document.documentElement.scrollWidth - window.innerWidth;
  const faults = overhang > 0 ? [`${overhang} px beyond the edge`] : [];
  for (const element of document.querySelectorAll('body, body *')) {
    const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
    const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
    const forListeners = clipPath !== 'none';
    if (!hides || forListeners || !(element instanceof HTMLElement) || element.innerText.trim() === '') continue;
    const cut = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (cut || webkitLineClamp !== 'none') faults.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
  }
  return faults;
}

/** Runs in the page. Thai carries marks above marks and below letters: under 1.4 lines touch. */
function findTightThai(): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      element === null ||
      !/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/.test(node.textContent ?? '') ||
      !element.checkVisibility()
    )
      continue;
    // A list of choices is drawn by the system; what is for listeners alone has no lines.
    if (element.closest('select') !== null) continue;
    let clipped: Element | null = element;
    while (clipped !== null && getComputedStyle(clipped).clipPath === 'none') clipped = clipped.parentElement;
    if (clipped !== null) continue;
    const { lineHeight, fontSize } = getComputedStyle(element);
    const leading = parseFloat(lineHeight) / parseFloat(fontSize);
    if (leading < 1.4) faults.push(`lines ${leading.toFixed(2)} apart: ${element.outerHTML.slice(0, 120)}`);
  }
  return faults;
}
