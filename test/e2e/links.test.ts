import { expect } from 'chai';
import { LOCALES, otherLocale } from '#domain/locale/locale.ts';
import { crawl, elements, languageOf, LEADS_ON, targetOf, type Crawl, type Visited } from '#test/support/crawl.ts';
import { fewOfEachKind } from '#test/support/fewOfEachKind.ts';
import { send } from '#test/support/send.ts';
import { UNDER_MAINTENANCE, DEPARTMENT, REGION } from '#test/support/site.ts';
import { sampleSite } from './fixtures.ts';

/** The least that a crawl has to find: one that follows nothing would find nothing wrong. */
const SITES = [
  { name: "the department's website", host: DEPARTMENT, status: 200, pages: 100, files: 150 },
  { name: "the region's website", host: REGION, status: 200, pages: 20, files: 20 },
  { name: 'the website under maintenance', host: UNDER_MAINTENANCE, status: 503, pages: 2, files: 3 },
];

/** The test runner ends what prints nothing for long. */
const REPORT_EVERY = 1_000;

for (const site of SITES)
  describe(`The links of ${site.name}`, function () {
    let found: Crawl;

    before(async function () {
      this.timeout(0); // there are thousands of visits, each of which has a time limit
      const { port } = await sampleSite();
      let reported = 0;
      found = await crawl(port, site.host, fewOfEachKind(), (visits) => {
        if (visits < reported + REPORT_EVERY) return;
        reported = visits;
        process.stdout.write(`      ${visits} pages and files visited\n`);
      });
    });

    it('all lead to pages and files that exist', () => {
      expect(found.pages.size).to.be.at.least(site.pages);
      expect(found.files.size).to.be.at.least(site.files);
      const statuses = [
        ...Array.from(found.pages, ([path, { status }]) => [path, status, site.status] as const),
        ...Array.from(found.files, ([path, status]) => [path, status, 200] as const),
      ];
      const dead = statuses.filter(([, status, expected]) => status !== expected);
      expect(dead.map(([path, status]) => `${found.referrers.get(path)} → ${path}: ${status}`)).to.deep.equal([]);
    });

    it('all have a valid address, and fragments lead to an element of the page', () => {
      expect(faultsOf(found, (page) => page.references.filter((each) => isInvalid(each, page.html)))).to.deep.equal([]);
    });

    it('lead from every page to the other language, and name translations to search engines', async () => {
      const { port } = await sampleSite();
      const statuses = await statusesOfNamed(port, site.host, found);
      expect(faultsOf(found, (page, path) => languageFaults(statuses, page, path))).to.deep.equal([]);
    });
  });

function faultsOf({ pages }: Crawl, find: (page: Visited, path: string) => readonly string[]): string[] {
  return Array.from(pages, ([path, page]) => find(page, path).map((fault) => `${path}: ${fault}`)).flat();
}

/** Where the department's website of the sample is, to which the region's leads. */
const DEPARTMENT_ORIGIN = 'http://localhost:3000/';

function isInvalid(reference: string, html: string): boolean {
  if (reference.startsWith('#')) return !html.includes(` id="${reference.slice(1)}"`);
  return (
    (!reference.startsWith(DEPARTMENT_ORIGIN) &&
      !/^(\/(?!\/)|https?:\/\/[\w-]+\.|tel:[\d+]+$|mailto:|webcal:\/\/[\w-]+)/.test(reference)) ||
    /undefined|null|NaN|\[object/.test(reference)
  );
}

/** Pages of their own name each other by `hreflang`, in pairs; error pages name none. */
function languageFaults(statuses: ReadonlyMap<string, number>, { status, html }: Visited, path: string): string[] {
  const own = languageOf(path)!;
  const other = otherLocale(own);
  const faults: string[] = [];
  if (elements(html, 'html')[0]?.get('lang') !== own) faults.push('has another language than its address');

  const switches = elements(html, 'a').filter((link) => link.get('data-enhance') === 'language');
  const switchesTo = switches.map((link) => targetOf(link.get('href') ?? '#', path));
  if (switchesTo.length !== 1 || languageOf(switchesTo[0] ?? '') !== other)
    faults.push('has no link to the other language');

  const links = elements(html, 'link');
  const canonical = targetOf(withoutOrigin(links.find((link) => link.get('rel') === 'canonical')?.get('href')), path);
  const alternates = alternatesOf(html, path);
  if (status !== 200)
    return alternates.size === 0 ? faults : [...faults, 'is an error page, but names other languages'];
  if (alternates.get(own) !== canonical) faults.push(`names ${alternates.get(own)} as its own address`);
  for (const locale of LOCALES) {
    const target = alternates.get(locale);
    if (target !== undefined && languageOf(target) !== locale) faults.push(`names ${target} for ${locale}`);
    // Searches and periods of the calendar lead on without end, and are not all visited.
    if (target !== undefined && !LEADS_ON.test(target) && statuses.get(target) !== 200)
      faults.push(`names ${target}, which is no page`);
  }
  if (alternates.has(other) === html.includes('id="language-only"'))
    faults.push('tells readers and search engines different things about its other language');
  return faults;
}

/** The addresses that a page names for each language. */
function alternatesOf(html: string, path: string): ReadonlyMap<string | undefined, string | undefined> {
  return new Map(
    elements(html, 'link')
      .filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'))
      .map((link) => [link.get('hreflang'), targetOf(withoutOrigin(link.get('href')), path)]),
  );
}

/**
 * The statuses of all pages, and of those that pages name for a language but that were not visited, because few of their
 * kind were.
 */
async function statusesOfNamed(port: number, host: string, { pages }: Crawl): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map(Array.from(pages, ([path, { status }]) => [path, status]));
  const named = Array.from(pages, ([path, { html }]) => [...alternatesOf(html, path).values()]).flat();
  for (const path of new Set(named)) {
    if (path === undefined || statuses.has(path) || LEADS_ON.test(path)) continue;
    statuses.set(path, (await send(port, { path, host, method: 'HEAD' })).status);
  }
  return statuses;
}

function withoutOrigin(address = '#'): string {
  return address.replace(/^https?:\/\/[^/]+/, '');
}
