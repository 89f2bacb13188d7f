import { expect } from 'chai';
import { COMPLETE_QUERY } from '#ui/late.tsx';
import { crawl, elements, isPage } from '#test/support/crawl.ts';
import { startOverPostgres } from '#test/support/overPostgres.ts';
import { isPostgresInstalled } from '#test/support/postgres.ts';
import { send } from '#test/support/send.ts';
import { CLOSED, DEPARTMENT, REGION, startSite, type Served, type Site } from '#test/support/site.ts';
import { textOf } from '#test/support/textOf.ts';
import { startTwoTiers } from '#test/support/twoTiers.ts';

/** A floor for what a crawl has to find: one that follows nothing would find no difference. */
const SITES = [
  { name: "the department's website", host: DEPARTMENT, pages: 500 },
  { name: "the region's website", host: REGION, pages: 100 },
  { name: 'the website under maintenance', host: CLOSED, pages: 2 },
];

/** Usually, of the many ways to ask a list, only those that lead to more of it. */
const FOLLOWED_QUERIES = ['page', 'when'];

const AT_ONCE = 4;

const DEPLOYMENTS: readonly { name: string; start: (embedded: Site) => Promise<Served>; isHere: boolean }[] = [
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
    let embedded: Site;
    let other: Served;
    const started: Served[] = [];

    before(async () => {
      started.unshift((embedded = await startSite()));
      started.unshift((other = await start(embedded)));
    });

    after(async () => {
      for (const each of started) await each.stop();
    });

    for (const { name, host, pages } of SITES)
      it(`says on every page of ${name} what the embedded deployment says`, async () => {
        const paths = [...(await crawl(embedded.port, host, isFollowed)).pages.keys()];
        expect(paths.length).to.be.at.least(pages);
        const differing: string[] = [];
        const compare = async (path: string) => {
          const [here, there] = await Promise.all([embedded, other].map(({ port }) => read(port, host, path)));
          differing.push(...differences(here!, there!).map((difference) => `${path}: ${difference}`));
        };
        for (let next = 0; next < paths.length; next += AT_ONCE)
          await Promise.all(paths.slice(next, next + AT_ONCE).map(compare));
        expect(differing).to.deep.equal([]);
      });
  });

function isFollowed(path: string): boolean {
  if (!isPage(path)) return false;
  const { searchParams } = new URL(path, 'http://site');
  return (
    process.env['TEST_EXTENT'] === 'full' || [...searchParams.keys()].every((key) => FOLLOWED_QUERIES.includes(key))
  );
}

/** What a page says to readers and to search engines. */
interface Said {
  readonly status: number;
  readonly title: string | undefined;
  readonly canonical: string | undefined;
  readonly description: string | undefined;
  readonly text: string;
  readonly leadsTo: string;
}

/** Every part that is not the same on both, from shortly before where they part. */
function differences(one: Said, other: Said): string[] {
  const parts = Object.keys(one) as (keyof Said)[];
  return parts.flatMap((part) => {
    const [here, there] = [String(one[part]), String(other[part])];
    if (here === there) return [];
    let parting = 0;
    while (here[parting] === there[parting]) parting += 1;
    const excerpt = (text: string) => text.slice(Math.max(0, parting - 20), parting + 60);
    return [`${part}: “${excerpt(here)}” and “${excerpt(there)}”`];
  });
}

/** Reads a page in one piece: which of its parts are late is a matter of milliseconds. */
async function read(port: number, host: string, path: string): Promise<Said> {
  const complete = `${path}${path.includes('?') ? '&' : '?'}${COMPLETE_QUERY}=1`;
  const { status, body } = await send(port, { path: complete, host });
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? body; // what is no page but comes in languages is compared whole
  return {
    status,
    title: /<title>(.*?)<\/title>/s.exec(body)?.[1],
    canonical: elements(body, 'link')
      .find((link) => link.get('rel') === 'canonical')
      ?.get('href'),
    description: elements(body, 'meta')
      .find((meta) => meta.get('name') === 'description')
      ?.get('content'),
    text: textOf(main),
    leadsTo: elements(main, 'a')
      .map((link) => link.get('href'))
      .join('\n'),
  };
}
