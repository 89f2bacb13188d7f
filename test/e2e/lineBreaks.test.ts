import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { parse } from 'yaml';
import { LOCALES } from '#domain/locale/locale.ts';
import { DEPARTMENT, REGION } from '#test/support/site.ts';
import { inTab, sampleSite } from './fixtures.ts';

const SITES = resolve(import.meta.dirname, '../../content/sites');

function lexiconOf(site: string): readonly string[] {
  const { words } = parse(readFileSync(join(SITES, site, 'whole-words.yaml'), 'utf8')) as { words: readonly string[] };
  return words;
}

/** A phone. */
const WIDTH = 360;

/** Of every kind one or two pages. */
const PAGES = {
  [DEPARTMENT]: [
    ...[
      '',
      '/Intropage',
      '/main',
      '/more-news',
      '/more-news?category=projects',
      '/documents',
      '/documents?category=forms',
    ],
    ...['/news/storm-night-in-the-control-room', '/news/khok-sa-at-pumping-station-tender'],
    ...['/documents/water-allocation-rules-2569', '/documents/canal-land-use-permit-form'],
    ...['/photos', '/photos/a-gauge-readers-day', '/videos', '/videos/how-a-sluice-gate-opens'],
    ...[
      '/infographics',
      '/infographics/how-to-read-a-staff-gauge',
      '/magazines',
      '/magazines/thara-stream-21-dry-season',
    ],
    ...[
      '/faq',
      '/faq/permit-for-a-fish-pond',
      '/events',
      '/events/gate-keepers-night-drill',
      '/calendar',
      '/calendar?view=week',
    ],
    ...['/professionals', '/professionals/chiraphinya-nawiangkham', '/agencies', '/agencies/regional-office-1'],
    ...[
      '/oit',
      '/oit/2569/O10',
      '/oit/2568/O18',
      '/policies/privacy',
      '/policies/cookie',
      '/about',
      '/about/structure',
    ],
    ...[
      '/reservoirs',
      '/reservoirs/khwae-klet-mani',
      '/wuse-area',
      '/open-data',
      '/site-map',
      '/contact',
      '/nothing-here',
    ],
    ...['/search', '/search?q=2569', '/report-broken-file', '/complaints', '/complaints/track', '/report-misconduct'],
    ...['/members/login', '/members/register', '/maintenance'],
  ],
  [REGION]: ['', '/main', '/three-provinces', '/policies/website', '/oit', '/more-news'],
};

interface Breaks {
  /** Words of the lexicon that a line breaks within, with what is around them. */
  readonly ofLexicon: readonly string[];
  /** Other words, as the browser's own dictionary finds them. */
  readonly others: readonly string[];
}

/** The words of the page that stand on two lines: of the lexicon, and of the dictionary of `Intl.Segmenter`. */
async function findBrokenWords(tab: Page, lexicon: readonly string[]): Promise<Breaks> {
  return await tab.evaluate((words) => {
    const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
    // A method, because a bundler marks the names of functions with a helper that the page lacks.
    const text = {
      linesOf(node: Text, start: number, length: number): number {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        return new Set(rects.map(({ top }) => Math.round(top))).size;
      },
    };
    const ofLexicon: string[] = [];
    const others: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const piece = node as Text;
      const { data } = piece;
      if (piece.parentElement?.checkVisibility() !== true) continue;
      if (text.linesOf(piece, 0, data.length) < 2) continue;
      for (const word of words)
        for (let at = data.indexOf(word); at >= 0; at = data.indexOf(word, at + 1))
          if (text.linesOf(piece, at, word.length) > 1)
            ofLexicon.push(
              `${word}: ${data.slice(Math.max(0, at - 20), at + 40)} in ${piece.parentElement.outerHTML.slice(0, 80)}`,
            );
      for (const { segment, index, isWordLike } of segmenter.segment(data))
        if (isWordLike === true && /[\u0e00-\u0e7f]{2}/.test(segment) && text.linesOf(piece, index, segment.length) > 1)
          others.push(segment);
    }
    return { ofLexicon, others };
  }, lexicon);
}

describe('The lines of pages on a phone', () => {
  for (const [host, folder] of [
    [DEPARTMENT, 'department'],
    [REGION, 'region1'],
  ] as const)
    it(`break within no word of the lexicon (${folder})`, async () => {
      const { address } = await sampleSite();
      const lexicon = lexiconOf(folder);
      const broken: string[] = [];
      const audit = new Map<string, string>();
      await inTab({ width: WIDTH, scripts: false }, async (tab) => {
        for (const path of PAGES[host]) {
          for (const locale of LOCALES) {
            await tab.goto(address(host, `/${locale}${path}`), { waitUntil: 'load' });
            const { ofLexicon, others } = await findBrokenWords(tab, lexicon);
            broken.push(...ofLexicon.map((words) => `/${locale}${path}: ${words}`));
            for (const word of others) audit.set(word, `/${locale}${path}`);
          }
        }
      });
      // For editors: what may belong into the lexicon.
      for (const [word, path] of audit) process.stdout.write(`      ${word} is broken on ${path}\n`);
      expect(broken).to.deep.equal([]);
    });
});
