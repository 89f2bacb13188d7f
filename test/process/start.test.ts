import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ENDPOINTS } from '#server/api/endpoints.ts';
import { openApi } from '#server/api/openApi.ts';
import { ApiDescription } from '#test/support/ApiDescription.ts';
import { ContentFolders, SITE } from '#test/support/contentFolder.ts';
import { cacheMedia, newDataFolder } from '#test/support/dataFolder.ts';
import { freePort } from '#test/support/freePort.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { runProgram } from '#test/support/runProgram.ts';
import { send } from '#test/support/send.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';
import { waitUntil } from '#test/support/waitUntil.ts';
import { POND, table, WATER } from '#test/support/waterFiles.ts';

const serve = (environment: Readonly<Record<string, string>>) =>
  runProgram(['dist/server/main.js'], { FIRST_CONTENT: 'none', ...environment });

describe('Starting and stopping the server', function () {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-start-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('asks for the first content in production, and publishes no sample', async () => {
    const { code, said } = await runProgram(['dist/server/main.js'], {
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
    });
    expect(said).to.match(/did not start: nothing is published yet: set FIRST_CONTENT to your content folder, /);
    expect(code).to.equal(1);
    await ServerProcess.start({ DATA_DIR: folder, FIRST_CONTENT: 'none' }).then((server) => server.stop());
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
    const { code, said } = await serve({
      ...{ DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), FIRST_CONTENT: 'content' },
    });
    other.close();
    expect(code).to.equal(1);
    expect(said.trim()).to.equal('Thara did not start: the port is in use by another program: set PORT to a free one');
    expect(await readdir(join(folder, 'media')), 'nothing was imported before').to.deep.equal([]);
  });

  it('asks visitors to come back while its first content is imported, and stops at once when told to', async () => {
    // A folder whose import never ends by itself: it waits for the write end of a pipe that nobody opens.
    const content = join(folder, 'content');
    await mkdir(join(content, 'sites/slow'), { recursive: true });
    expect((await runProgram([join(content, 'sites/slow/site.yaml')], {}, 'mkfifo')).code).to.equal(0);
    const port = await freePort();
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', LOG_LEVEL: 'info', HOST: '127.0.0.1', PORT: String(port) },
        ...{ DATA_DIR: join(folder, 'data'), FIRST_CONTENT: content, SERVE: 'both', BASE_PATH: '/portal' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('importing the first content')) resolve();
      });
    });
    const answer = await fetch(`http://127.0.0.1:${String(port)}/portal/th`);
    const live = await fetch(`http://127.0.0.1:${String(port)}/livez`);
    const ready = await fetch(`http://127.0.0.1:${String(port)}/readyz`);
    const call = await fetch(`http://127.0.0.1:${String(port)}/portal/api/ready`);
    const importer = await onlyChildOf(child.pid);
    child.kill();
    const [code] = (await once(child, 'exit')) as [number | null];
    expect([live.status, ready.status]).to.deep.equal([200, 503]);
    expect(answer.status).to.equal(503);
    expect(Number(answer.headers.get('Retry-After'))).to.be.greaterThan(0);
    expect(await answer.text()).to.equal('starting\n');
    const description = new ApiDescription(openApi(ENDPOINTS, '/portal'));
    const told = { status: call.status, headers: Object.fromEntries(call.headers), body: await call.text() };
    expect(description.errorsOfResponse('GET', '/ready', told)).to.deep.equal([]);
    expect(told).to.include({ status: 503 });
    expect(code).to.equal(0);
    expect(() => process.kill(importer, 0), 'the import').to.throw('ESRCH');
  });

  it('says in one line which setting is wrong when its address or folder does not exist', async () => {
    for (const [setting, environment] of [
      ['HOST', { HOST: 'no-such-host.invalid', PORT: '0', DATA_DIR: folder }],
      ['HOST', { HOST: '198.51.100.7', PORT: '0', DATA_DIR: folder }],
      ['DATA_DIR', { HOST: '127.0.0.1', PORT: '0', DATA_DIR: '/proc/x' }],
    ] as const) {
      const { code, said } = await serve(environment);
      expect(code, said).to.equal(1);
      expect(said.trim().split('\n'), said).to.have.length(1);
      expect(said).to.contain(setting);
    }
  });

  it('creates files that no other user can read, and takes their access to older ones away', async () => {
    await mkdir(join(folder, 'media'), { mode: 0o755 });
    await writeFile(join(folder, 'thara.sqlite-journal'), '', { mode: 0o644 });
    const server = await ServerProcess.start({ DATA_DIR: folder, FIRST_CONTENT: 'none' });
    const names = await readdir(folder);
    // A journal may be gone again.
    const files = await Promise.all(
      names.map(async (name) => ({ name, mode: (await stat(join(folder, name)).catch(() => undefined))?.mode })),
    );
    expect(await server.stop()).to.equal(0);
    expect(names).to.include.members(['media', 'thara.sqlite', 'thara.sqlite-wal', 'thara.sqlite-shm', 'secret-key']);
    expect(files.filter(({ mode = 0 }) => (mode & 0o077) !== 0)).to.deep.equal([]);
    const gone = files.filter(({ mode }) => mode === undefined);
    expect(gone.filter(({ name }) => !name.endsWith('-journal'))).to.deep.equal([]);
  });

  it('says in one line that its data folder cannot be written to', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, said } = await serve({ DATA_DIR: join(file, 'data'), PORT: '0' });
    expect(code).to.equal(1);
    expect(said.trim().split('\n')).to.have.length(1);
    expect(said).to.contain('DATA_DIR');
  });

  it('says so of a data folder that is there and may only be read', async () => {
    await symlink('/proc/sys', join(folder, 'media')); // the one folder that not even root may write to
    const { code, said } = await serve({ DATA_DIR: folder, PORT: '0' });
    expect(code).to.equal(1);
    expect(said.trim().split('\n')).to.have.length(1);
    expect(said).to.contain('DATA_DIR');
  });

  it("needs no folder in front of a department's API", async () => {
    await writeFile(join(folder, 'a-file'), '');
    const server = await ServerProcess.start({
      DATA_DIR: join(folder, 'a-file', 'data'),
      API_BASE_URL: 'http://127.0.0.1:1/api',
      API_CLIENT_ID: 'web',
      API_CLIENT_SECRET: 'hush',
      API_OFFERS: 'everything',
    });
    expect(await server.stop()).to.equal(0);
  });

  it('says in one line that its database does not answer, without the password', async () => {
    const { code, said } = await serve({
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: 'postgres://someone:hush@127.0.0.1:1/none',
      SECRET_KEY: 'a-secret-key-of-more-than-32-letters',
    });
    expect(code).to.equal(1);
    expect(said.trim().split('\n')).to.have.length(1);
    expect(said).to.contain('cannot open the store').and.not.to.contain('hush');
  });

  it('serves no pages over a database without the key that all its processes share', async () => {
    const { code, said } = await serve({ DATA_DIR: folder, PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(code).to.equal(1);
    expect(said.trim()).to.equal(
      'Thara did not start: setting SECRET_KEY: is required with DATABASE_URL, the same for all processes',
    );
  });

  (isPostgresInstalled() || process.env['CI'] !== undefined ? it : it.skip)(
    'runs every command over a database without that key, which only pages need',
    async () => {
      const database = await (await postgresServer()).createDatabase();
      const contents = new ContentFolders();
      const settings = { DATA_DIR: folder, DATABASE_URL: database.url };
      const content = await contents.make({ [`${WATER}/reservoirs.csv`]: table('reservoirs', POND) });
      for (const [entry, ...args] of [
        ['apiClient', 'create', '--name', 'partner', '--scope', 'water:read'],
        ['apiClient', 'list'],
        ['contentImport', content],
        ['waterImport', join(content, SITE)],
        ['feedback', '--site', '77'],
        ['inbox', 'list', '--site', '77'],
        ['retention', 'plan'],
      ]) {
        const { code, said } = await runProgram([`dist/server/${String(entry)}.js`, ...args], settings);
        expect(code, said).to.equal(0);
      }
      await contents.remove();
      await database.drop();
    },
  );

  for (const entry of ['main', 'contentImport', 'contentCheck', 'oitCopy', 'apiClient'])
    it(`refuses an older Node in one line (${entry})`, async () => {
      const older = join(folder, 'older.cjs');
      await writeFile(older, "Object.defineProperty(process.versions, 'node', { value: '20.1.0' })");
      const { code, said } = await runProgram(['-r', older, `dist/server/${entry}.js`], { DATA_DIR: folder });
      expect(code).to.equal(1);
      expect(said).to.equal('Thara needs Node 24.7 or newer; this is Node 20.1.0.\n');
    });

  it('goes on for a while when it is told to stop, not ready, until load balancers have noticed', async () => {
    const server = await ServerProcess.start({ DATA_DIR: folder, FIRST_CONTENT: 'none', DRAIN_SECONDS: '1' });
    const port = Number(new URL(server.origin).port);
    const ready = async () => (await send(port, { path: '/readyz', host: 'localhost' })).status;
    const silent = await connected(port);
    const open = await connected(port);
    open.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n');
    expect(await ready()).to.equal(200);
    const code = server.stop();
    await waitUntil(async () => (await ready()) === 503);
    const later = await send(port, { path: '/en', host: 'localhost' });
    expect([later.status, later.headers.connection]).to.deep.equal([421, 'close']);
    open.write('\r\n');
    expect(await allOf(open))
      .to.match(/^HTTP\/1\.1 200 OK\r\n/)
      .and.match(/\r\nConnection: close\r\n/);
    expect(await allOf(silent), 'a connection that never sent a request').to.equal('');
    await refused(port);
    expect(await code).to.equal(0);
  });

  it('does not go on for that while when a person interrupts it', async () => {
    const server = await ServerProcess.start({ DATA_DIR: folder, FIRST_CONTENT: 'none', DRAIN_SECONDS: '5' });
    const port = Number(new URL(server.origin).port);
    const code = server.interrupt();
    const notReady: number[] = [];
    for (let isListening = true; isListening && notReady.length < 2;) {
      const status = await send(port, { path: '/readyz', host: 'localhost' }).then(
        (response) => response.status,
        () => undefined,
      );
      isListening = status !== undefined;
      if (status === 503) notReady.push(status);
    }
    // One request may have been on its way.
    expect(notReady).to.have.length.at.most(1);
    expect(await code).to.equal(0);
  });

  it('finishes what it is answering when it is told to stop, and ends with success', async () => {
    const server = await ServerProcess.start({ DATA_DIR: folder, FIRST_CONTENT: 'none', DRAIN_SECONDS: '0' });
    const { port } = new URL(server.origin);
    const visitor = await connected(Number(port));
    visitor.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n');
    await fetch(`${server.origin}/livez`); // once this one is answered, the half before it has been read
    const code = server.stop();
    await refused(Number(port));
    visitor.write('\r\n');
    const answer = await allOf(visitor);
    expect(answer)
      .to.match(/^HTTP\/1\.1 200 OK\r\n/)
      .and.match(/\r\nConnection: close\r\n/);
    expect(answer).to.match(/ok\n/);
    expect(await code).to.equal(0);
  });

  it('writes the credentials of the first API client once, for the operator alone, and makes more on demand', async () => {
    const settings = { DATA_DIR: folder, FIRST_CONTENT: 'none', SERVE: 'api' };
    const file = join(folder, 'api-client.json');
    const server = await ServerProcess.start(settings);
    const first = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    expect((await readdir(folder)).filter((name) => /^api-client.*partial/.test(name))).to.deep.equal([]);

    const made = await runProgram(
      ['dist/server/apiClient.js', 'create', '--name', 'web', '--scope', 'water:read'],
      settings,
    );
    expect(made.code, made.said).to.equal(0);
    expect(made.said).not.to.equal(first);
    for (const credentials of [first, made.said]) {
      const answer = await fetch(`${server.origin}/api/auth/access-token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ grantType: 'client_credentials', scope: '', ...(JSON.parse(credentials) as object) }),
      });
      expect(answer.status).to.equal(200);
    }
    expect(await server.stop()).to.equal(0);
    expect(await readFile(file, 'utf8')).to.equal(first);
  });

  it('lists the clients of the API without their secrets, and revokes one for good', async () => {
    const settings = { DATA_DIR: folder };
    await (await ServerProcess.start({ ...settings, FIRST_CONTENT: 'none' })).stop();
    const command = (...args: string[]) => runProgram(['dist/server/apiClient.js', ...args], settings);
    const scopes = ['--scope', 'water:read', '--scope', 'content:read'];
    const { said } = await command('create', '--name', 'partner', ...scopes);
    const { clientId, clientSecret } = JSON.parse(said) as Record<'clientId' | 'clientSecret', string>;
    const listed = await command('list');
    expect(listed.said).not.to.contain(clientSecret);
    const [client, ...more] = JSON.parse(listed.said) as Record<string, unknown>[];
    expect(client).to.include({ clientId, name: 'partner' });
    expect(client?.['scopes']).to.have.members(['water:read', 'content:read']);
    expect(more).to.deep.equal([]);
    expect(await command('revoke', clientId)).to.deep.equal({ code: 0, said: '' });
    expect(JSON.parse((await command('list')).said)).to.deep.equal([]);
    const again = await command('revoke', clientId);
    expect(again.code).to.equal(1);
    expect(again.said).to.contain(`there is no client '${clientId}'`);
  });

  it('makes no API client without a name or scopes, and none where there is no store', async () => {
    const create = ['dist/server/apiClient.js', 'create'];
    for (const half of [[], ['--name', 'web'], ['--scope', 'water:read'], ['web'], ['--nonsense']]) {
      const refused = await runProgram([...create, ...half], { DATA_DIR: folder });
      expect(refused, half.join(' ')).to.deep.include({ code: 1 });
      expect(refused.said).to.contain('usage: ');
    }
    const unknown = await runProgram([...create, '--name', 'web', '--scope', 'everything'], { DATA_DIR: folder });
    expect(unknown).to.deep.include({ code: 1 });
    expect(unknown.said).to.contain("no scope 'everything'");
    const api = {
      ...{ API_BASE_URL: 'http://127.0.0.1:1/api', API_OFFERS: 'everything' },
      ...{ API_CLIENT_ID: 'web', API_CLIENT_SECRET: 'hush' },
    };
    const storeless = await runProgram([...create, '--name', 'web', '--scope', 'water:read'], {
      DATA_DIR: folder,
      ...api,
    });
    expect(storeless).to.deep.include({ code: 1 });
    expect(storeless.said).to.contain('API_BASE_URL').and.not.to.contain('hush');
    const elsewhere = join(folder, 'mistyped');
    const mistyped = await runProgram(['dist/server/apiClient.js', 'list'], { DATA_DIR: elsewhere });
    expect(mistyped).to.deep.include({ code: 1 });
    expect(mistyped.said).to.contain(`there is no store in ${elsewhere}`);
    expect(existsSync(elsewhere)).to.equal(false);
  });

  it('warns at once when the API that it is in front of does not answer', async () => {
    const env = {
      ...{ ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: folder },
      ...{ API_BASE_URL: 'http://127.0.0.1:1/api', API_CLIENT_ID: 'web', API_CLIENT_SECRET: 'hush' },
    };
    const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      if (said.includes('does not respond as it should')) break;
    }
    child.kill();
    await once(child, 'exit');
    expect(said).to.contain('Error in Client Authorization').and.not.to.contain('hush');
  });

  it('lets the second of two imports wait for the first', async () => {
    const data = await newDataFolder();
    const [one, other] = await Promise.all(
      [1, 2].map(() => runProgram(['dist/server/contentImport.js', 'content'], { DATA_DIR: data })),
    );
    await cacheMedia(data);
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
    const { code, said } = await runProgram(['dist/server/contentImport.js', content], {
      DATA_DIR: join(folder, 'data'),
    });
    expect(code).to.equal(1);
    expect(said).to.match(/daily-reservoir-open-data\/th\.md:2: title: /);
    expect(said).to.match(/daily-reservoir-open-data\/th\.md:3: published: /);
    expect(said).to.match(/nothing was imported/i);
  });
});

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  return socket;
}

/** Waits until a port takes no more visitors. */
async function refused(port: number): Promise<void> {
  for (;;) {
    try {
      (await connected(port)).destroy();
    } catch {
      return;
    }
  }
}

async function allOf(socket: Socket): Promise<string> {
  let received = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) received += chunk.toString();
  return received;
}

async function onlyChildOf(pid = 0): Promise<number> {
  const children = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return Number(children.trim());
}
