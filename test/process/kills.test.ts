import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { keepMedia, newDataFolder } from '#test/support/dataFolder.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';

/** What was shot at, and what the next start found. */
interface Tally {
  kills: number;
  duringServing: number;
  duringImport: number;
  duringFirstImport: number;
  /** Starts that found the edition before the killed import, and the one it was publishing. */
  foundOld: number;
  foundNew: number;
  requestsServed: number;
}

interface ListedItem {
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
  readonly cover?: { readonly variants: readonly { readonly webp: string }[] };
}

const KILLS = process.env['TEST_EXTENT'] === 'full' ? 100 : 8;
const LONGEST_MS = 1_800;
const EDITIONS = ['๑', '๒'] as const;

describe('A server that is killed (-9) while it imports and serves', function () {
  this.timeout(30 * 60_000);
  let folder: string;
  const folders: string[] = [];
  let server: ServerProcess | undefined;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-kills-'));
    for (const edition of EDITIONS) await writeEdition(join(folder, edition), edition);
  });

  after(async () => {
    await server?.kill();
    for (const one of [folder, ...folders]) await rm(one, { recursive: true, force: true });
  });

  it(`starts cleanly ${String(KILLS)} times over, and shows the old whole or the new whole`, async () => {
    const data = await newDataFolder();
    folders.push(data);
    const tally: Tally = {
      kills: 0,
      duringServing: 0,
      duringImport: 0,
      duringFirstImport: 0,
      foundOld: 0,
      foundNew: 0,
      requestsServed: 0,
    };
    await finished(importing(data, join(folder, EDITIONS[0])));
    await keepMedia(data);
    let live: string = EDITIONS[0];
    const whole = await wholeOf(data);

    for (let round = 0; round < KILLS; round++) {
      if (round % 8 === 7) {
        await killFirstImport(join(folder, EDITIONS[0]), whole.items);
        tally.kills += 1;
        tally.duringFirstImport += 1;
        continue;
      }
      const next = EDITIONS.find((edition) => edition !== live) ?? EDITIONS[0];
      server = await serving(data);
      const readers = readForEver(server);
      const running = importing(data, join(folder, next));
      await pause(Math.random() * LONGEST_MS);
      // Both, the server alone (then the import goes on and is waited for), or the import alone.
      const target = round % 3;
      const importDied = target !== 1 && running.exitCode === null;
      if (target !== 1) running.kill('SIGKILL');
      if (target !== 2) await server.kill();
      tally.kills += 1;
      if (importDied) tally.duringImport += 1;
      if (target !== 2) tally.duringServing += 1;
      if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
      await server.kill();
      tally.requestsServed += await readers;

      const found = await wholeOf(data);
      expect(found.items, `items after kill ${String(tally.kills)}`).to.deep.equal(whole.items);
      expect(found.editions, `editions after kill ${String(tally.kills)}`).to.have.length(1);
      const edition = found.editions[0] ?? '';
      if (!importDied) expect(edition).to.equal(next);
      if (edition === live) tally.foundOld += 1;
      else tally.foundNew += 1;
      live = edition;
    }
    console.log('      ', JSON.stringify(tally));
    expect(tally.requestsServed).to.be.greaterThan(0);
  });
});

/** The sample with every Thai title marked, so that a mixture of two editions shows. */
async function writeEdition(target: string, edition: string): Promise<void> {
  await cp('content', target, { recursive: true });
  for await (const file of glob(`${target}/sites/*/*/*/th.md`)) {
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(
        /^title: *(['"]?)(.*?)\1$/m,
        (_, quote: string, title: string) => `title: ${quote}${title} ${edition}${quote}`,
      ),
    );
  }
}

function importing(dataFolder: string, contentFolder: string): ChildProcess {
  return spawn(process.execPath, ['dist/server/contentImport.js', contentFolder], {
    env: { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code, 'exit code of an import').to.equal(0);
}

/** An import into an empty folder dies; the next start imports everything. Pictures are at hand, to keep it short. */
async function killFirstImport(contentFolder: string, items: readonly string[]): Promise<void> {
  const fresh = await newDataFolder();
  const running = importing(fresh, contentFolder);
  await pause(Math.random() * LONGEST_MS);
  running.kill('SIGKILL');
  if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
  const found = await wholeOf(fresh, contentFolder);
  expect(found.items).to.deep.equal(items);
  expect(found.editions).to.deep.equal([EDITIONS[0]]);
  await rm(fresh, { recursive: true });
}

/** Starts a server, reads everything that it lists, and stops it: the items, and the editions their titles belong to. */
async function wholeOf(dataFolder: string, firstContent = 'none') {
  const server = await serving(dataFolder, firstContent);
  try {
    const items = new Set<string>();
    const editions = new Set<string>();
    const pictures = new Set<string>();
    for (const list of ['more-news', 'documents']) {
      for (let page = 1; ; page++) {
        const answer = await fetch(`${server.origin}/th/${list}/_payload.json?size=50&page=${String(page)}`);
        if (answer.status === 404) break;
        expect(answer.status).to.equal(200);
        const { props } = (await answer.json()) as {
          props: { list: { items: ListedItem[] } };
        };
        for (const { kind, slug, title, cover } of props.list.items) {
          items.add(`${kind}/${slug}`);
          editions.add(title.at(-1) ?? '');
          for (const { webp } of cover?.variants.slice(0, 1) ?? []) pictures.add(webp);
        }
      }
    }
    const first = [...items][0]?.split('/')[1] ?? '';
    expect((await fetch(`${server.origin}/th/news/${first}`)).status).to.equal(200);
    for (const name of pictures) expect((await fetch(`${server.origin}/media/${name}`)).status, name).to.equal(200);
    return { items: [...items].sort(), editions: [...editions] };
  } finally {
    await server.stop();
  }
}

function serving(dataFolder: string, firstContent = 'none'): Promise<ServerProcess> {
  return ServerProcess.start({ DATA_DIR: dataFolder, FIRST_CONTENT: firstContent });
}

/** Reads pages until the server is gone. @returns how many it answered, every one with success */
async function readForEver({ origin }: ServerProcess): Promise<number> {
  for (let served = 0; ; served++) {
    let status: number;
    try {
      status = (await fetch(`${origin}/th/more-news`)).status;
    } catch {
      return served;
    }
    expect(status, 'a page read beside an import').to.equal(200);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
