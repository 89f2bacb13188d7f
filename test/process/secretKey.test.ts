import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { runProgram } from '#test/support/runProgram.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';

const [FIRST, SECOND] = [newKey(), newKey()];
const REFUSED =
  /^Thara did not start: SECRET_KEY is not the key of this store, whose fingerprint is (\w{12}): give every process the same one, or restore secret-key in DATA_DIR\. To change the key on purpose, stop every process and set SECRET_KEY_REPLACES=\1; docs\/operating\.md says what is lost then\n$/;

type Settings = Readonly<Record<string, string>>;

describe('The secret key of a store', function () {
  let folder: string;
  const running: ServerProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-key-'));
  });
  afterEach(async () => {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  });

  const stopAll = () => Promise.all(running.splice(0).map((server) => server.stop()));
  const common = () => ({ DATA_DIR: folder, HOST: '127.0.0.1', FIRST_CONTENT: 'none', PORT: '0' });
  const start = async (settings: Settings) => running.push(await ServerProcess.start({ ...common(), ...settings }));
  const refused = async (settings: Settings) => {
    const { code, said } = await runProgram(['dist/server/main.js'], { ...common(), ...settings });
    expect(code).to.equal(1);
    for (const key of [FIRST, SECOND]) expect(said).not.to.include(key);
    return REFUSED.exec(said)?.[1] ?? `something else: ${said}`;
  };

  for (const [engine, isAvailable, createStore] of [
    ['SQLite', true, () => Promise.resolve({ settings: {}, drop: () => Promise.resolve() })],
    ['PostgreSQL', isPostgresInstalled() || process.env['CI'] !== undefined, createDatabase],
  ] as const)
    (isAvailable ? it : it.skip)(`is that of its first start until it is replaced on purpose (${engine})`, async () => {
      const store = await createStore();
      try {
        const [first, second] = [FIRST, SECOND].map((SECRET_KEY) => ({ ...store.settings, SECRET_KEY }));
        await start(first!);
        const fingerprint = await refused(second!);
        expect(await refused({ ...second, SECRET_KEY_REPLACES: '0123456789ab' })).to.equal(fingerprint);
        await start(first!);
        await stopAll();

        const replacing = { ...second, SECRET_KEY_REPLACES: fingerprint };
        await start(replacing);
        expect(await refused(first!)).not.to.equal(fingerprint);
        await start(replacing);
        await start(second!);
      } finally {
        await stopAll();
        await store.drop();
      }
    });

  it('is needed by commands that erase, and not by others', async () => {
    await start({ SECRET_KEY: FIRST });
    const settings = { DATA_DIR: folder, SECRET_KEY: SECOND };
    const erased = await runProgram(['dist/server/privacy.js', 'erase', 'a@example.org', '--site', '1'], settings);
    expect(erased.code).to.equal(1);
    expect(erased.said).to.match(/^SECRET_KEY is not the key of this store/);
    const clients = await runProgram(['dist/server/apiClient.js', 'list'], settings);
    expect(clients).to.deep.equal({ code: 0, said: '[]\n' });
  });
});

async function createDatabase() {
  const { url, drop } = await (await postgresServer()).createDatabase();
  return { settings: { DATABASE_URL: url }, drop };
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
