import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { formLimits } from '#domain/limits/formLimits.ts';
import { refused } from '#domain/outcome.ts';
import { API_SCOPES, type ApiScope } from '#ports/ApiClients.ts';
import { SITE } from '#test/support/builders.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { startWebInFrontOf, type WebInFront } from '#test/support/webInFront.ts';

const SAME_ADDRESS = '127.0.0.1';
const VISITOR = '203.0.113.7';
const NEIGHBOUR = '203.0.113.8';
const LIMIT = formLimits('feedback', 60).accepted;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

describe('The limits of visitors of a website', () => {
  it('survive its restart, in a file of their own in the data folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thara-limits-'));
    const start = () => startTestApp({ environment: { DATA_DIR: folder } });
    const before = await start();
    await before.ports.limits.use(LIMIT, SAME_ADDRESS, LIMIT.uses - 1);
    const vote = { path: '/en/feedback', method: 'POST', body: 'about=/en/main&useful=yes', headers: FORM };
    expect((await before.send(vote)).status).to.equal(303);
    await before.close();
    const after = await start();
    const { status, headers } = await after.send(vote);
    expect([status, headers['retry-after']]).to.deep.equal([429, '3600']);
    await after.close();
    expect(await readdir(folder)).to.include('limits.sqlite');
    await rm(folder, { recursive: true });
  });

  it('include the quota of uploads, which survives a restart as well', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thara-limits-'));
    const start = () => startTestApp({ environment: { DATA_DIR: folder, ATTACHMENT_QUOTA_MB: '1' } });
    const upload = ({ ports }: TestApp, bytes: number) => {
      const content = Readable.from([Buffer.from('GIF89a'.padEnd(bytes))]);
      return ports.attachments.save({ site: SITE, network: VISITOR, name: 'a.gif', content });
    };
    const before = await start();
    expect((await upload(before, 1_000_000)).ok).to.equal(true);
    await before.close();
    const after = await start();
    expect(await upload(after, 100_000)).to.deep.equal(refused('quotaExceeded'));
    expect((await upload(after, 10_000)).ok).to.equal(true);
    await after.close();
    await rm(folder, { recursive: true });
  });
});

describe('The limits of visitors of two websites in front of one API', () => {
  let api: TestApp;
  let websites: WebInFront[];
  beforeEach(async () => (api = await startTestApp({ environment: { SERVE: 'api' } })));
  afterEach(async () => {
    for (const website of websites) await website.close();
    await api.close();
  });

  const startWebsites = async (scopes: readonly ApiScope[] = API_SCOPES) => {
    const client = await api.ports.apiClients.create('web', scopes);
    const start = () => startWebInFrontOf(api, { client, environment: { TRUST_PROXY: '1' } });
    websites = await Promise.all([start(), start()]);
  };
  const vote = async (website: WebInFront, visitor = VISITOR) =>
    await website.send({
      path: '/en/feedback',
      method: 'POST',
      body: 'about=/en/main&useful=yes',
      headers: { ...FORM, 'X-Forwarded-For': visitor },
    });
  /** The votes that the API has counted already, all but two. */
  const voteBefore = async () => {
    await api.ports.limits.use(LIMIT, VISITOR, LIMIT.uses - 2);
  };

  it('are counted together by the API, which says how long the visitor has to wait', async () => {
    await startWebsites();
    await voteBefore();
    for (const website of websites) expect((await vote(website)).status).to.equal(303);
    for (const website of websites) {
      const { status, headers, body } = await vote(website);
      expect(status).to.equal(429);
      expect(headers['retry-after']).to.equal('3600');
      expect(body).to.include('Please try again in 1 hour.');
      expect((await vote(website, NEIGHBOUR)).status).to.equal(303);
    }
  });

  it('are not counted for a client that may not hand on its visitors', async () => {
    await startWebsites(API_SCOPES.filter((scope) => scope !== 'visitors:forward'));
    await voteBefore();
    for (let votes = 0; votes < 3; votes++) expect((await vote(websites[0]!)).status).to.equal(303);
  });
});
