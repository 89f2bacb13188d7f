import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { sample } from '#test/support/samples.ts';
import { answer, ScriptedApi, type Reply } from '#test/support/ScriptedApi.ts';
import { ServerProcess } from '#test/support/ServerProcess.ts';

const ANSWERS: readonly (readonly [path: RegExp, sample: string])[] = [
  [/^\/site\/view\/domain/, 'site-view-domain'],
  [/^\/site\/view\//, 'site-view'],
  [/^\/site\/layout\//, 'site-layout'],
  [/^\/content\//, 'content-list'],
];
const PICTURE = `${'0'.repeat(32)}-400w.webp`;

/** A department's API with one list and one picture in it. */
const answers: Reply = (response, request) => {
  const { path, method } = request;
  if (path.endsWith(`/${PICTURE}`)) {
    answer(200, method === 'HEAD' ? '' : 'picture', { 'Content-Length': '7' })(response, request);
    return;
  }
  const name = ANSWERS.find(([pattern]) => pattern.test(path))?.[1];
  (name === undefined ? answer(404) : answer(200, sample(name)))(response, request);
};

describe("A website whose department's API is stopped", () => {
  let folder: string;
  let api: ScriptedApi;
  let baseUrl: string;
  let isStopped: boolean;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thara-web-'));
    api = await ScriptedApi.start();
    api.reply(answers);
    ({ baseUrl } = api);
    isStopped = false;
  });
  afterEach(async () => {
    if (!isStopped) await api.close();
    await rm(folder, { recursive: true });
  });

  const start = (dataFolder: string) =>
    ServerProcess.start({
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      API_BASE_URL: baseUrl,
      API_CLIENT_ID: 'web',
      API_CLIENT_SECRET: 'the-client-secret',
      API_OFFERS: 'everything',
    });
  const visit = async (web: ServerProcess) => {
    const { status, headers } = await fetch(`${web.origin}/th/more-news`);
    return { status, stale: headers.get('X-Thara-Stale') };
  };
  const look = async (web: ServerProcess) => await (await fetch(`${web.origin}/media/${PICTURE}`)).text();

  it('serves after a restart what was seen before, and says that it is not new', async () => {
    let web = await start(folder);
    expect(await visit(web)).to.deep.equal({ status: 200, stale: null });
    expect(await look(web)).to.equal('picture');
    expect(await web.stop()).to.equal(0);
    await api.close();
    isStopped = true;

    web = await start(folder);
    const { status, stale } = await visit(web);
    expect(await look(web)).to.equal('picture');
    expect(await web.stop()).to.equal(0);
    expect(status).to.equal(200);
    expect(Number(stale)).to.be.within(0, 60);
    expect((await readdir(folder)).sort()).to.deep.equal(['last-good', 'media-copies', 'secret-key']);
    expect((await stat(join(folder, 'secret-key'))).mode & 0o777).to.equal(0o600);
  });

  it('serves without a data folder what it has seen since it was started', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const web = await start(join(folder, 'a-file', 'data'));
    expect((await visit(web)).status).to.equal(200);
    await api.close();
    isStopped = true;
    expect((await visit(web)).status).to.equal(200);
    expect(await web.stop()).to.equal(0);
  });
});
