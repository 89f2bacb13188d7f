import { expect } from 'chai';
import sinon from 'sinon';
import { manyAtOnce, manyThatLeave, pipelined, pipelinedAndLeft } from '#test/drills/floods.ts';
import { DEPARTMENT_HOST } from '#test/support/testArchives.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

/** With this limit, one network has three pages in work, and forty requests wait. */
const MAX_IN_FLIGHT = 4;
const IN_WORK = 3;
const WAITING = 40;
/** On a busy machine too, the time limit of waiting ends no request. */
const PATIENT = { REQUEST_DEADLINE_MS: '60000' };

describe('A flood of requests', () => {
  let app: TestApp;
  const flood = (count: number) => ({
    ...{ port: app.port, host: DEPARTMENT_HOST, count },
    path: (index: number) => `/en/more-news?page=${index + 1}`,
  });
  before(async () => (app = await startTestApp({ environment: { MAX_IN_FLIGHT: String(MAX_IN_FLIGHT), ...PATIENT } })));
  after(() => app.close());
  afterEach(async () => {
    sinon.restore();
    expect((await app.send('/livez')).status).to.equal(200);
  });

  /** Lets no list be read until `release` is called. */
  const holdLists = () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const list = sinon.stub(app.ports.content, 'list');
    list.callsFake(async (...request) => {
      await promise;
      return await list.wrappedMethod.apply(app.ports.content, request);
    });
    return { list, release };
  };

  it('on one connection gets all of its responses', async () => {
    const statuses = await pipelined(flood(60));
    expect(statuses).to.have.length(60);
    expect(statuses).to.not.include.members([500]);
  });

  it('over many connections gets pages, or is told to come back', async () => {
    const { list, release } = holdLists();
    const first = manyAtOnce(flood(IN_WORK));
    await waitUntil(() => list.callCount === IN_WORK); // of many that arrive together, one may be in work until the next turn
    let answered = 0;
    const others = manyAtOnce(flood(80), () => answered++);
    await waitUntil(() => answered === 80 - WAITING);
    release();
    const statuses = [...(await first), ...(await others)];
    expect(statuses).to.have.length(IN_WORK + 80);
    expect(statuses.filter((status) => status === 503)).to.have.length(80 - WAITING);
    expect(statuses.filter((status) => ![200, 404, 503].includes(status ?? 0))).to.deep.equal([]);
  });

  it('that nobody waits for is not worked on', async () => {
    const { list, release } = holdLists();
    const hasArrived = async () => {
      await waitUntil(() => list.callCount > 0);
      await app.send('/livez');
    };
    await manyThatLeave(flood(40), hasArrived);
    await pipelinedAndLeft(flood(200), hasArrived);
    release();
    expect((await app.send('/en/main')).status).to.equal(200);
    const pages = list.args.filter(([{ page }]) => page > 1);
    // Some may begin while the connections are being closed.
    expect(pages.length).to.be.below(20);
  });
});
