import { expect } from 'chai';
import { COMPLETE_QUERY } from '#ui/deferred.tsx';
import { crawl, elements, isPage } from '#test/support/crawl.ts';
import { startOverPostgres } from '#test/support/overPostgres.ts';
import { isPostgresInstalled } from '#test/support/postgres.ts';
import { send } from '#test/support/send.ts';
import { CLOSED, DEPARTMENT, REGION, startSite, type RunningSite, type SampleSite } from '#test/support/site.ts';
import { textOf } from '#test/support/textOf.ts';
import { startTwoTiers } from '#test/support/twoTiers.ts';

/** A floor for what a crawl has to find: one that follows nothing would find no difference. */
const SITES = [
  { name: "the department's website", host: DEPARTMENT, pages: 500, files: 50 },
  { name: "the region's website", host: REGION, pages: 100, files: 20 },
  { name: 'the website under maintenance', host: CLOSED, pages: 2, files: 3 },
];

/** What programs read of a site and no page leads to. */
const SITE_MAP = '/sitemap.xml';
const FOR_PROGRAMS = ['/robots.txt', '/.well-known/security.txt', SITE_MAP];
/** What pages lead to and is text, too: feeds, what phones ask for, figures of water. */
const TEXT_FILE = /\.(?:atom|webmanifest|csv|json)(?:\?|$)/;

/** What a page hands over to the browser's scripts. */
const PAGE_DATA = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s;

/** Usually, of the many ways to ask a list, only those that lead to more of it. */
const FOLLOWED_QUERIES = ['page', 'when'];

const AT_ONCE = 4;
/** Of many differences the first ones tell enough. */
const TOLD = 20;

const DEPLOYMENTS: readonly { name: string; start: (embedded: SampleSite) => Promise<RunningSite>; isHere: boolean }[] =
  [
    {
      name: 'Two tiers, started with the five lines of docs/operating.md,',
      start: ({ dataFolder }) => startTwoTiers(dataFolder),
      isHere: true,
    },
    { name: 'A server over PostgreSQL', start: startOverPostgres, isHere: isPostgresInstalled() },
  ];

for (const { name: deployment, start, isHere } of DEPLOYMENTS)
  (isHere || process.env['CI'] !== undefined ? describe : describe.skip)(deployment, function () {
    this.timeout(process.env['TEST_EXTENT'] === 'full' ? 600_000 : 120_000);
    let embedded: SampleSite;
    let other: RunningSite;
    const started: RunningSite[] = [];

    before(async () => {
      started.unshift((embedded = await startSite()));
      started.unshift((other = await start(embedded)));
    });

    after(async () => {
      for (const each of started) await each.stop();
    });

    for (const { name, host, pages, files } of SITES)
      it(`says on every page of ${name}, and in what programs read of it, what the embedded deployment says`, async () => {
        const found = await crawl(embedded.port, host, isFollowed);
        const siteMap = await send(embedded.port, { path: SITE_MAP, host });
        const paths = [...found.pages.keys(), ...found.files.keys(), ...FOR_PROGRAMS, ...partsOf(siteMap.body)];
        expect(found.pages.size).to.be.at.least(pages);
        expect(paths.length - found.pages.size).to.be.at.least(files);
        const differing: string[] = [];
        const compare = async (path: string) => {
          const [here, there] = await Promise.all([embedded, other].map(({ port }) => read(port, host, path)));
          differing.push(...differences(here!, there!).map((difference) => `${path}: ${difference}`));
        };
        for (let next = 0; next < paths.length; next += AT_ONCE)
          await Promise.all(paths.slice(next, next + AT_ONCE).map(compare));
        expect(differing.slice(0, TOLD)).to.deep.equal([]);
      });
  });

function isFollowed(path: string): boolean {
  if (!isPage(path)) return TEXT_FILE.test(path);
  const { searchParams } = new URL(path, 'http://site');
  return (
    process.env['TEST_EXTENT'] === 'full' || [...searchParams.keys()].every((key) => FOLLOWED_QUERIES.includes(key))
  );
}

/** The parts of a site map, by its index. */
function partsOf(index: string): readonly string[] {
  return Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

/** All that an answer says, by what says it. */
type Said = Readonly<Record<string, string | number | undefined>>;

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
  const data = PAGE_DATA.exec(body)?.[1];
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
