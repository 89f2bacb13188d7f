import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { keepMedia, newDataFolder } from '#test/support/dataFolder.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a command to its end. */
async function run(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  program = process.execPath,
): Promise<Ended> {
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

const serve = (environment: Readonly<Record<string, string>>) =>
  run(['dist/server/main.js'], { FIRST_CONTENT: 'none', ...environment });

describe('Starting and stopping the server', function () {
  this.timeout(120_000);
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-start-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('names every faulty setting in one go, and no value of them', async () => {
    const { code, said } = await serve({
      PORT: 'eighty',
      TRUST_PROXY: 'true',
      API_BASE_URL: 'http://api.example',
      API_CLIENT_SECRET: 'hush',
    });
    expect(code).to.equal(1);
    for (const key of ['PORT', 'TRUST_PROXY', 'API_CLIENT_ID']) expect(said).to.contain(`setting ${key}:`);
    expect(said).not.to.match(/eighty|hush|at .*\.js:\d/);
  });

  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await serve({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) });
    other.close();
    expect(code).to.equal(1);
    expect(said.trim()).to.equal('Thara did not start: the port is in use by another program: set PORT to a free one');
  });

  it('says in one line that its data folder cannot be written to', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, said } = await serve({ DATA_DIR: join(file, 'data'), PORT: '0' });
    expect(code).to.equal(1);
    expect(said.trim().split('\n')).to.have.length(1);
    expect(said).to.contain('DATA_DIR');
  });

  it('says in one line that its database does not answer, without the password', async () => {
    const { code, said } = await serve({
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: 'postgres://someone:hush@127.0.0.1:1/none',
    });
    expect(code).to.equal(1);
    expect(said.trim().split('\n')).to.have.length(1);
    expect(said).to.contain('cannot open the store').and.not.to.contain('hush');
  });

  it('refuses an older Node in one line', async () => {
    const { code, said } = await run(
      [
        '-e',
        "Object.defineProperty(process.versions, 'node', { value: '20.1.0' }); require('./scripts/requireNode.cjs')",
      ],
      {},
    );
    expect(code).to.equal(1);
    expect(said.trim().split('\n')).to.have.length(1);
    expect(said).to.contain('24');
  });

  it('finishes what it is answering when it is told to stop, and ends with success', async () => {
    const server = await ServerProcess.start({ DATA_DIR: folder, FIRST_CONTENT: 'none' });
    const answers = Promise.all(Array.from({ length: 20 }, () => fetch(`${server.origin}/livez`)));
    await answers;
    expect(await server.stop()).to.equal(0);
  });

  it('lets the second of two imports wait for the first', async () => {
    const data = await newDataFolder();
    const [one, other] = await Promise.all(
      [1, 2].map(() => run(['dist/server/contentImport.js', 'content'], { DATA_DIR: data })),
    );
    await keepMedia(data);
    await rm(data, { recursive: true });
    expect([one?.code, other?.code]).to.deep.equal([0, 0]);
    const added = [one, other].map((ended) => Number(/Imported: (\d+) added/.exec(ended?.said ?? '')?.[1]));
    expect(Math.min(...added), 'items that the second one added').to.equal(0);
    expect(Math.max(...added)).to.be.greaterThan(20);
  });

  it('imports nothing of a folder with a fault, and names each fault by file and line', async () => {
    const content = join(folder, 'content');
    await cp('content', content, { recursive: true });
    const broken = join(content, 'sites/department/news/daily-reservoir-open-data/th.md');
    await writeFile(broken, '---\ntitle: ""\npublished: yesterday\nsummary: สรุป\n---\nเนื้อความ\n');
    const { code, said } = await run(['dist/server/contentImport.js', content], { DATA_DIR: join(folder, 'data') });
    expect(code).to.equal(1);
    expect(said).to.match(/daily-reservoir-open-data\/th\.md:2: title: /);
    expect(said).to.match(/daily-reservoir-open-data\/th\.md:3: published: /);
    expect(said).to.match(/nothing was imported/i);
  });
});
