import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { cacheMedia, newDataFolder } from '#test/support/dataFolder.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { IS_FULL } from '#test/support/testExtent.ts';

type Phase = 'reading the folder' | 'preparing media' | 'writing the store';

/** The phases of an import, in their order, with what it prints at the end of each. */
const PHASE_ENDS: readonly (readonly [Phase, RegExp])[] = [
  ['reading the folder', / items, \d+ pictures and files$/m],
  ['preparing media', /^pictures and files: (\d+) of \1$/m],
  ['writing the store', /^Imported: /m],
];
const PHASES = PHASE_ENDS.map(([phase]) => phase);

/** What is killed when, over and over; the first round shows how long the phases take. */
const KILLS: readonly (readonly [victim: 'the server' | 'the import' | 'both', Phase])[] = [
  ['the server', 'writing the store'],
  ...PHASES.map((phase) => ['the import', phase] as const),
  ...PHASES.map((phase) => ['both', phase] as const),
];
const ROUNDS = IS_FULL ? 90 : KILLS.length;
const FIRST_IMPORT_PHASES = IS_FULL ? PHASES : ['writing the store' as const];

/** A kill that comes after its phase, because the import was quicker than the one before, is tried again earlier. */
const MAX_ATTEMPTS = 6;
/** As long as no import has shown how long a phase takes. */
const FIRST_DELAY_MS = 100;

const READ_INTERVAL_MS = 20;

const EDITIONS = ['๑', '๒'] as const;
type Edition = (typeof EDITIONS)[number];

/** With the same seed, kills come at the same moments of their phases. */
const SEED = Number(process.env['KILLS_SEED'] ?? randomInt(2 ** 31));

describe(`A server that is killed (-9) while it imports and serves, KILLS_SEED=${SEED},`, () => {
  const random = seededRandom(SEED);
  /** How long each phase took in the last import that completed it, in milliseconds. */
  const durations = new Map<Phase, number>();
  let folder: string;
  let data: string;
  let shown: Shown;
  let pagesRead = 0;
  const contentOf = (edition: Edition) => join(folder, edition);

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-kills-'));
    data = await newDataFolder();
    for (const edition of EDITIONS) await writeEdition(contentOf(edition), edition);
    expect(await new ContentImport(data, contentOf('๑')).exitCode).to.equal(0);
    await cacheMedia(data);
    shown = await startAndRead(data);
  });
  after(async () => {
    for (const each of [folder, data]) await rm(each, { recursive: true });
  });

  for (let round = 0; round < ROUNDS; round++) {
    const [victim, phase] = KILLS[round % KILLS.length]!;
    it(`shows one whole edition after a kill of ${victim} while ${phase} (${round + 1} of ${ROUNDS})`, async () => {
      await killDuring(phase, async (delay) => {
        const next = EDITIONS.find((edition) => edition !== shown.editions[0])!;
        const server = await serve(data);
        const reading = readUntilGone(server);
        const running = new ContentImport(data, contentOf(next));
        await running.begun(phase);
        await pause(delay);
        if (victim !== 'the server') running.kill();
        if (victim !== 'the import') await server.kill();
        const code = await running.exitCode;
        await server.kill();
        pagesRead += await reading;

        const now = await startAndRead(data);
        expect(now.items).to.deep.equal(shown.items);
        expect(now.editions).to.have.length(1);
        if (code === 0) expect(now.editions).to.deep.equal([next]);
        else if (running.phase === 'reading the folder' || running.phase === 'preparing media')
          expect(now.editions).to.deep.equal(shown.editions);
        shown = now;
        for (const [completed, ms] of running.durations) durations.set(completed, ms);
        return victim === 'the server' || running.phase === phase;
      });
    });
  }

  for (const phase of FIRST_IMPORT_PHASES)
    it(`imports everything at its next start after a kill of its first import while ${phase}`, async () => {
      await killDuring(phase, async (delay) => {
        const fresh = await newDataFolder();
        const running = new ContentImport(fresh, contentOf('๑'));
        await running.begun(phase);
        await pause(delay);
        running.kill();
        await running.exitCode;
        expect(await startAndRead(fresh, contentOf('๑'))).to.deep.equal({ items: shown.items, editions: ['๑'] });
        await rm(fresh, { recursive: true });
        return running.phase === phase;
      });
    });

  it('responds to visitors all the while', () => {
    expect(pagesRead).to.be.greaterThan(0);
  });

  /** @param kill kills after a delay, and returns whether that was in time */
  async function killDuring(phase: Phase, kill: (delay: number) => Promise<boolean>): Promise<void> {
    let delay = random() * (durations.get(phase) ?? FIRST_DELAY_MS);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++, delay /= 2) if (await kill(delay)) return;
    expect.fail(`none of ${MAX_ATTEMPTS} kills came while ${phase}`);
  }
});

/** An import of a content folder, in a process of its own. */
class ContentImport {
  /** In milliseconds, of the phases that were completed. */
  readonly durations = new Map<Phase, number>();
  /** Null when it was killed. */
  readonly exitCode: Promise<number | null>;
  readonly #child: ChildProcess;
  readonly #begun = PHASES.map(() => Promise.withResolvers<undefined>());

  constructor(dataFolder: string, contentFolder: string) {
    const child = spawn(process.execPath, ['dist/server/contentImport.js', contentFolder], {
      env: { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.exitCode = once(child, 'close').then(([code]) => code as number | null);
    this.#begun[0]!.resolve(undefined);
    let printed = '';
    let since = performance.now();
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      for (const [phase, end] of PHASE_ENDS.slice(this.durations.size)) {
        if (!end.test(printed)) return;
        this.durations.set(phase, performance.now() - since);
        since = performance.now();
        this.#begun[this.durations.size]?.resolve(undefined);
      }
    });
  }

  /** The phase that is not completed, undefined when all are. The final one once the process has ended. */
  get phase(): Phase | undefined {
    return PHASES[this.durations.size];
  }

  async begun(phase: Phase): Promise<void> {
    const ended = this.exitCode.then((code) => expect.fail(`the import ended with ${String(code)} before ${phase}`));
    await Promise.race([this.#begun[PHASES.indexOf(phase)]!.promise, ended]);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

interface ListedItem {
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
  readonly cover?: { readonly variants: readonly { readonly webp: string }[] };
}

/** What a server shows: its items, and the editions that their titles belong to. */
interface Shown {
  readonly items: readonly string[];
  readonly editions: readonly string[];
}

async function startAndRead(dataFolder: string, firstContent?: string): Promise<Shown> {
  const server = await serve(dataFolder, firstContent);
  try {
    return await readEverything(server);
  } finally {
    await server.stop();
  }
}

/** Reads everything that a server lists, and checks that its pictures and an item exist. */
async function readEverything({ origin }: ServerProcess): Promise<Shown> {
  const items = new Set<string>();
  const editions = new Set<string>();
  const pictures = new Set<string>();
  for (const list of ['more-news', 'documents'])
    for (let page = 1; ; page++) {
      const response = await fetch(`${origin}/th/${list}/_payload.json?size=50&page=${page}`);
      if (response.status === 404) break;
      expect(response.status).to.equal(200);
      const { props } = (await response.json()) as { props: { list: { items: readonly ListedItem[] } } };
      for (const { kind, slug, title, cover } of props.list.items) {
        items.add(`${kind}/${slug}`);
        editions.add(title.at(-1) ?? '');
        for (const { webp } of cover?.variants.slice(0, 1) ?? []) pictures.add(webp);
      }
    }
  const slug = [...items][0]?.split('/')[1] ?? '';
  expect((await fetch(`${origin}/th/news/${slug}`)).status).to.equal(200);
  for (const name of pictures) expect((await fetch(`${origin}/media/${name}`)).status, name).to.equal(200);
  return { items: [...items].sort(), editions: [...editions] };
}

function serve(dataFolder: string, firstContent = 'none'): Promise<ServerProcess> {
  return ServerProcess.start({ DATA_DIR: dataFolder, FIRST_CONTENT: firstContent });
}

/** Reads a page every now and then until the server is gone. @returns the number of responses, all with status 200 */
async function readUntilGone({ origin }: ServerProcess): Promise<number> {
  for (let responses = 0; ; responses++) {
    await pause(READ_INTERVAL_MS);
    let status: number;
    try {
      status = (await fetch(`${origin}/th/more-news`)).status;
    } catch {
      return responses;
    }
    expect(status, 'a page read beside an import').to.equal(200);
  }
}

/** Parts of the sample that are not read here, and that nothing else of it needs. */
const LEFT_OUT =
  /sites\/(?:(?!department)[\w-]+$|department\/(?:events|infographics|magazines|photos|professionals|videos|water)$)/;

/** A part of the sample with every Thai title marked, so that a mixture of two editions is seen. */
async function writeEdition(target: string, edition: Edition): Promise<void> {
  await cp('content', target, { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
  for await (const file of glob(`${target}/sites/*/*/*/th.md`)) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^title: *(['"]?)(.*?)\1$/m, `title: $1$2 ${edition}$1`));
  }
}
