import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { COMPLETE_QUERY } from '#ui/deferred.tsx';
import { crawl, elements, isPage } from '#test/support/crawl.ts';
import { startOverPostgres } from '#test/support/overPostgres.ts';
import { isPostgresInstalled } from '#test/support/postgres.ts';
import { send } from '#test/support/send.ts';
import {
  UNDER_MAINTENANCE,
  DEPARTMENT,
  REGION,
  startSite,
  type RunningSite,
  type SampleSite,
} from '#test/support/site.ts';
import { IS_FULL } from '#test/support/testExtent.ts';
import { textOf } from '#test/support/textOf.ts';
import { startTwoTiers } from '#test/support/twoTiers.ts';

/** A floor for what is compared: a crawl that follows nothing would find no difference. */
const SITES = [
  { name: "the department's website", host: DEPARTMENT, pages: IS_FULL ? 500 : 150, files: 50 },
  { name: "the region's website", host: REGION, pages: IS_FULL ? 100 : 80, files: 20 },
  { name: 'the website under maintenance', host: UNDER_MAINTENANCE, pages: 2, files: 3 },
];

/** What programs read of a site and no page leads to. */
const SITE_MAP = '/sitemap.xml';
const FOR_PROGRAMS = ['/robots.txt', '/.well-known/security.txt', SITE_MAP];
/** What pages lead to and is text, too: feeds, what phones ask for, figures of water. */
const TEXT_FILE = /\.(?:atom|webmanifest|csv|json)(?:\?|$)/;

/** What a page hands over to the browser's scripts. */
const PAGE_DATA = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s;

/** Every form has another one. */
const SUBMISSION_ID = /(?<="submissionId":")[0-9a-f]+/;

/** Usually, of the many queries of a list, only those that lead to more of it are compared. */
const FOLLOWED_QUERIES = ['page', 'when'];
/** Usually, of the many pages of one view in one language, only so many are compared. */
const PAGES_PER_VIEW = IS_FULL ? Infinity : 6;

/** On a busy machine a part of a page could be late, and be left out there. */
const PATIENT = { REQUEST_DEADLINE_MS: '60000' };

const AT_ONCE = 4;
/** Enough for a database that responds again. */
const READINGS = 4;
const PAUSE_MS = 2_000;
/** Of many differences the first ones tell enough. */
const TOLD = 20;

const DEPLOYMENTS: readonly {
  name: string;
  start: (embedded: SampleSite) => Promise<RunningSite>;
  isAvailable: boolean;
}[] = [
  {
    name: 'two tiers, started with the five lines of docs/operating.md,',
    start: ({ dataFolder }) => startTwoTiers(dataFolder, PATIENT),
    isAvailable: true,
  },
  { name: 'a server over PostgreSQL', start: () => startOverPostgres(PATIENT), isAvailable: isPostgresInstalled() },
];

describe('What the embedded deployment says', () => {
  let embedded: SampleSite;
  const saidThere = new Map<string, ReadonlyMap<string, Said>>();

  before(async () => {
    embedded = await startSite(PATIENT);
    for (const { host } of SITES) saidThere.set(host, await readSite(embedded.port, host));
  });
  after(() => embedded.stop());

  for (const { name: deployment, start, isAvailable } of DEPLOYMENTS)
    (isAvailable || process.env['CI'] !== undefined ? describe : describe.skip)(`${deployment} says as well`, () => {
      let other: RunningSite;
      before(async () => (other = await start(embedded)));
      after(() => other.stop());

      for (const { name, host, pages, files } of SITES)
        it(`on the pages of ${name}, and in what programs read of it`, async () => {
          const said = saidThere.get(host)!;
          const pagesRead = [...said.keys()].filter(isPage).length;
          expect(pagesRead).to.be.at.least(pages);
          expect(said.size - pagesRead).to.be.at.least(files);
          const differing: string[] = [];
          await forEach([...said], async ([path, here]) => {
            const found = await differencesOf(here, () => read(other.port, host, path));
            differing.push(...found.map((difference) => `${path}: ${difference}`));
          });
          expect(differing.slice(0, TOLD)).to.deep.equal([]);
        });
    });
});

/** What a site says, by path: its pages and the files that programs read. */
async function readSite(port: number, host: string): Promise<ReadonlyMap<string, Said>> {
  const found = await crawl(port, host, isFollowed);
  const siteMap = await send(port, { path: SITE_MAP, host });
  const said = new Map<string, Said>();
  const paths = [
    ...sampleOf([...found.pages.keys()]),
    ...found.files.keys(),
    ...FOR_PROGRAMS,
    ...partsOf(siteMap.body),
  ];
  await forEach(paths, async (path) => void said.set(path, await read(port, host, path)));
  return said;
}

/** The first pages of each view. */
function sampleOf(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const view = path.replace(/(?<=^\/\w+\/[^/]+\/).*/, '').replace(/\?.*/, '?');
    const count = (counts.get(view) ?? 0) + 1;
    counts.set(view, count);
    return count <= PAGES_PER_VIEW;
  });
}

async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let next = 0; next < all.length; next += AT_ONCE) await Promise.all(all.slice(next, next + AT_ONCE).map(work));
}

function isFollowed(path: string): boolean {
  if (!isPage(path)) return TEXT_FILE.test(path);
  const { searchParams } = new URL(path, 'http://site');
  return IS_FULL || [...searchParams.keys()].every((key) => FOLLOWED_QUERIES.includes(key));
}

/** The parts of a site map, by its index. */
function partsOf(index: string): readonly string[] {
  return Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

/** All that an answer says, by what says it. */
type Said = Readonly<Record<string, string | number | undefined>>;

/**
 * What differs is read again: a database on a busy machine counts for a moment as one that does not respond, and a page
 * that needs it says so. What differs each time is a difference.
 */
async function differencesOf(here: Said, readThere: () => Promise<Said>): Promise<string[]> {
  for (let reading = 1; ; reading += 1) {
    const found = differences(here, await readThere());
    if (found.length === 0 || reading === READINGS) return found;
    await pause(PAUSE_MS);
  }
}

/** Every part that is not the same on both, from shortly before where they part. */
function differences(one: Said, other: Said): string[] {
  return Object.keys(one).flatMap((part) => {
    const [here, there] = [String(one[part]), String(other[part])];
    if (here === there) return [];
    let parting = 0;
    while (here[parting] === there[parting]) parting += 1;
    const excerpt = (text: string) => text.slice(Math.max(0, parting - 20), parting + 60);
    return [`${part}: “${excerpt(here)}” and “${excerpt(there)}”`];
  });
}

async function read(port: number, host: string, path: string): Promise<Said> {
  if (isPage(path)) return await readPage(port, host, path);
  const { status, headers, body } = await send(port, { path, host });
  const type = headers['content-type'];
  return { status, type, text: type?.startsWith('application/json') === true ? inOrder(body) : body };
}

/** JSON in one of its many forms: which member stands first means nothing. */
function inOrder(json: string): string {
  return JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** Reads a page in one piece: which of its parts are late is a matter of milliseconds. */
async function readPage(port: number, host: string, path: string): Promise<Said> {
  const complete = `${path}${path.includes('?') ? '&' : '?'}${COMPLETE_QUERY}=1`;
  const { status, body: html } = await send(port, { path: complete, host });
  const [body] = /<body.*<\/body>/s.exec(html) ?? [];
  if (body === undefined) throw new Error(`${path} is no page`);
  const data = PAGE_DATA.exec(body)?.[1]?.replace(SUBMISSION_ID, '');
  return {
    status,
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1],
    canonical: elements(html, 'link')
      .find((link) => link.get('rel') === 'canonical')
      ?.get('href'),
    description: elements(html, 'meta')
      .find((meta) => meta.get('name') === 'description')
      ?.get('content'),
    text: textOf(body.replace(PAGE_DATA, '')),
    data: data && inOrder(data),
    leadsTo: elements(body, '\\w+')
      .flatMap((element) => [element.get('href'), element.get('src'), element.get('action')])
      .filter((address) => address !== undefined)
      .join('\n'),
  };
}
