import { expect } from 'chai';
import { manyAtOnce, manyThatLeave, pipelined, pipelinedAndLeft } from '#test/drills/floods.ts';
import { DEPARTMENT_HOST } from '#test/support/testArchives.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

describe('A flood of requests', () => {
  let app: TestApp;
  const flood = (count: number) => ({
    ...{ port: app.port, host: DEPARTMENT_HOST, count },
    path: (index: number) => `/en/more-news?page=${index + 1}`,
  });
  before(async () => (app = await startTestApp({ environment: { MAX_IN_FLIGHT: '4' } })));
  after(() => app.close());
  afterEach(async () => expect((await app.send('/livez')).status).to.equal(200));

  it('on one connection gets all of its responses', async () => {
    const statuses = await pipelined(flood(60));
    expect(statuses).to.have.length(60);
    expect(statuses).to.not.include.members([500]);
  });

  it('over many connections gets pages, or is told to come back', async () => {
    const statuses = await manyAtOnce(flood(80));
    expect(statuses.filter((status) => ![200, 404, 503].includes(status ?? 0))).to.deep.equal([]);
    expect(statuses).to.have.length(80);
  });

  it('that nobody waits for is not worked on', async () => {
    const lines = app.log.length;
    await manyThatLeave(flood(40), 0);
    await pipelinedAndLeft(flood(200), 0);
    expect((await app.send('/en/main')).status).to.equal(200);
    expect(app.log.slice(lines).filter(({ path }) => path === '/en/more-news').length).to.be.below(120);
  });
});
