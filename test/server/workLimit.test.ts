import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import sinon from 'sinon';
import { ASSET, startTestApp, type TestApp } from '#test/support/testApp.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

const PAGE = '/en/more-news';
/** So many times the work in flight may wait. */
const WAITING = 10;
/** Searches that one client network gets at once. */
const SEARCHES_PER_NETWORK = 4;

describe('The work that is in flight', () => {
  let app: TestApp;
  /** Pages whose list is being read. */
  let started: number;
  let goOn: () => void;

  const start = async (environment: Readonly<Record<string, string>>) => {
    app = await startTestApp({ environment: { REQUEST_DEADLINE_MS: '60000', ...environment } });
    const held = Promise.withResolvers<void>();
    goOn = held.resolve;
    started = 0;
    const { content } = app.ports;
    const list = content.list.bind(content);
    sinon.stub(content, 'list').callsFake(async (...request) => {
      started++;
      await held.promise;
      return await list(...request);
    });
  };
  afterEach(async () => {
    goOn();
    sinon.restore();
    await app.close();
  });

  const visit = (network = '203.0.113.1', signal?: AbortSignal) =>
    app.send({ path: PAGE, headers: { 'X-Forwarded-For': network }, ...(signal && { signal }) });
  const statusOf = async (response: ReturnType<typeof visit>) => (await response).status;
  const visits = (count: number, network?: string) => Array.from({ length: count }, () => statusOf(visit(network)));

  it('is bounded: the rest waits, and what is too much gets a page in both languages that says to come back', async () => {
    await start({ MAX_IN_FLIGHT: '1' });
    const first = visits(1);
    await waitUntil(() => started === 1);
    const waiting = visits(WAITING + 2);
    expect(await Promise.race(waiting)).to.equal(503);
    expect(started).to.equal(1);

    for (const path of ['/livez', '/readyz', `/assets/${ASSET}`, '/builds/latest.json'])
      expect((await app.send(path)).status, path).to.equal(200);

    goOn();
    const statuses = await Promise.all([...first, ...waiting]);
    expect(statuses[0]).to.equal(200);
    expect(statuses.filter((status) => status === 503)).to.have.length(2);
    await waitUntil(() =>
      app.log.some(({ msg, level, refused }) => /MAX_IN_FLIGHT/.test(String(msg)) && level === 'warn' && refused === 2),
    );
  });

  it('of searches is bounded by itself: whoever sends many waits behind their own, and pages are not kept waiting', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    goOn();
    const held = Promise.withResolvers<void>();
    let searching = 0;
    const { search } = app.ports;
    const find = search.search.bind(search);
    sinon.stub(search, 'search').callsFake(async (...request) => {
      searching++;
      await held.promise;
      return await find(...request);
    });
    const searchFrom = (network: string, number: number) =>
      statusOf(app.send({ path: `/en/search?q=dam${String(number)}`, headers: { 'X-Forwarded-For': network } }));
    const many = Array.from({ length: 10 }, (_, number) => searchFrom('203.0.113.1', number));
    await waitUntil(() => searching === SEARCHES_PER_NETWORK);
    expect(await statusOf(visit('203.0.113.1'))).to.equal(200);
    const other = searchFrom('198.51.100.7', 99);
    await waitUntil(() => searching === SEARCHES_PER_NETWORK + 1);

    held.resolve();
    expect(await Promise.all([...many, other])).to.deep.equal(Array.from({ length: 11 }, () => 200));
  });

  it('of a refused request is nothing but a short notice, or a problem for clients of the API', async () => {
    await start({ MAX_IN_FLIGHT: '1', SERVE: 'both' });
    const all = visits(1);
    await waitUntil(() => started === 1);
    all.push(...visits(WAITING));
    const client = { path: '/api/openapi.json', headers: { 'X-Forwarded-For': '203.0.113.1' } };
    const [notice, problem] = await Promise.all([
      Promise.race(Array.from({ length: 3 }, () => visit())),
      refusal(() => app.send(client)),
    ]);
    expect(notice.status).to.equal(503);
    expect(Number(notice.headers['retry-after'])).to.be.within(1, 60);
    expect(notice.headers).to.include({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    expect(notice.headers['content-security-policy']).to.include("default-src 'none'");
    expect(notice.body).to.include('The website is very busy').and.include('ขณะนี้มีผู้ใช้เว็บไซต์เป็นจำนวนมาก');
    expect(problem.headers['content-type']).to.equal('application/problem+json');
    expect(JSON.parse(problem.body)).to.include({ status: 503, code: 'serviceUnavailable' });
    goOn();
    await Promise.all(all);
  });

  /** Repeats a request until it is the one that is refused. */
  async function refusal(request: () => ReturnType<TestApp['send']>) {
    const responses = Array.from({ length: WAITING + 2 }, request);
    return await Promise.any(
      responses.map(async (one) => {
        const response = await one;
        if (response.status !== 503) throw new Error('not refused');
        return response;
      }),
    );
  }

  it('of one network never takes all places: others are served meanwhile', async () => {
    await start({ MAX_IN_FLIGHT: '4', TRUST_PROXY: 'loopback' });
    const flood = visits(40, '203.0.113.1');
    await waitUntil(() => started === 3);
    const other = visits(1, '203.0.113.2');
    await waitUntil(() => started === 4);
    const late = visits(2, '203.0.113.3');
    goOn();
    expect(await Promise.all([...other, ...late])).to.deep.equal([200, 200, 200]);
    expect((await Promise.all(flood)).filter((status) => status !== 200 && status !== 503)).to.deep.equal([]);
  });

  it('leaves room for forms while other networks send theirs as slowly as they can', async () => {
    await start({ MAX_IN_FLIGHT: '2', TRUST_PROXY: 'loopback' });
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n';
    const slow = ['203.0.113.1', '203.0.113.2'].flatMap((network) =>
      Array.from({ length: 5 }, () => {
        const socket = connect(app.port, '127.0.0.1');
        const head = `POST /preferences HTTP/1.1\r\nHost: www.example.go.th\r\nX-Forwarded-For: ${network}\r\n`;
        socket.write(`${head}${form}Content-Length: 1000\r\n\r\ntext`);
        return socket;
      }),
    );
    const saved = await app.send({
      ...{ path: '/preferences', method: 'POST', body: 'textSize=large&back=/en' },
      headers: {
        'X-Forwarded-For': '203.0.113.3',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
      },
    });
    expect(saved.status).to.equal(303);
    for (const socket of slow) socket.destroy();
  });

  it('makes the network wait that floods, not those that come later', async () => {
    await start({ MAX_IN_FLIGHT: '2', TRUST_PROXY: 'loopback' });
    const flood = visits(2 + 2 * WAITING, '203.0.113.1');
    await waitUntil(() => started === 2);
    const others = ['203.0.113.2', '203.0.113.3', '203.0.113.4'].map((network) => statusOf(visit(network)));
    goOn();
    expect(await Promise.all(others)).to.deep.equal([200, 200, 200]);
    await Promise.all(flood);
  });

  it('does not include requests whose clients have left while they waited', async () => {
    await start({ MAX_IN_FLIGHT: '1' });
    const first = visits(1);
    await waitUntil(() => started === 1);
    const clients = new AbortController();
    const left = Array.from({ length: 5 }, () => visit(undefined, clients.signal).catch(() => 'left'));
    await app.send('/livez');
    clients.abort();
    expect(new Set(await Promise.all(left))).to.deep.equal(new Set(['left']));
    await app.send('/livez');
    goOn();
    expect(await Promise.all([...first, ...visits(1)])).to.deep.equal([200, 200]);
    expect(started).to.equal(2);
  });

  it('ends for a waiting request when it has waited as long as a page may take', async () => {
    await start({ MAX_IN_FLIGHT: '1', REQUEST_DEADLINE_MS: '1600' });
    // Its page gives up at the same time: what waits behind it must not have to.
    const statuses = await Promise.all(visits(3));
    expect(new Set(statuses)).to.deep.equal(new Set([503]));
  });

  it('is no more than a small part before a health check that arrives behind many new connections', async () => {
    await start({});
    goOn();
    const { content } = app.ports;
    const list = content.list.bind(content);
    let rendered = 0;
    content.list = async (...request) => {
      rendered++;
      for (const end = performance.now() + 3; performance.now() < end;); // what rendering a large page takes
      return await list(...request);
    };
    const pages = visits(60);
    expect((await app.send('/livez')).status).to.equal(200);
    expect(rendered).to.be.below(40);
    expect(new Set(await Promise.all(pages))).to.deep.equal(new Set([200]));
  });

  it('is not blocked by people who send a form slowly', async () => {
    await start({ MAX_IN_FLIGHT: '2' });
    const slow = Array.from({ length: 5 }, () => {
      const socket = connect(app.port, '127.0.0.1');
      socket.write(
        'POST /preferences HTTP/1.1\r\nHost: www.example.go.th\r\nSec-Fetch-Site: same-origin\r\n' +
          'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\ntext',
      );
      return socket;
    });
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    goOn();
    expect(await Promise.all(visits(3))).to.deep.equal([200, 200, 200]);
    for (const socket of slow) socket.destroy();
  });

  describe('on one connection', () => {
    const pipelined = (count: number, last = '') =>
      Array.from(
        { length: count },
        (_, index) =>
          `GET ${PAGE}?page=${index} HTTP/1.1\r\nHost: www.example.go.th\r\n${index + 1 === count ? last : ''}\r\n`,
      ).join('');

    it('is taken one request after the other, however many are sent at once', async () => {
      await start({});
      const socket = connect(app.port, '127.0.0.1');
      socket.write(pipelined(300, 'Connection: close\r\n'));
      await waitUntil(() => started === 1);
      await app.send('/livez');
      expect(started).to.equal(1);
      goOn();
      expect((await text(socket)).match(/^HTTP\/1\.1 \d{3} /gm)).to.have.length(300);
    });

    it('ends when the client disconnects, and the requests behind it are never worked on', async () => {
      await start({});
      const socket = connect(app.port, '127.0.0.1');
      socket.write(pipelined(300));
      await waitUntil(() => started === 1);
      socket.resetAndDestroy();
      await app.send('/livez');
      goOn();
      expect(await Promise.all(visits(1))).to.deep.equal([200]);
      expect(started).to.equal(2);
    });
  });
});
