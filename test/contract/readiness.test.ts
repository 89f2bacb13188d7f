import { expect } from 'chai';
import type { SiteArchive } from '#ports/Publishing.ts';
import { Unavailable } from '#ports/Unavailable.ts';
import { aSiteArchive } from '#test/support/builders.ts';
import { ENGINES, onEveryEngine, SITES_FROM_API, type Engine, type Source } from '#test/support/engines.ts';
import { testClock } from '#test/support/testClock.ts';

onEveryEngine('The readiness', [...ENGINES, SITES_FROM_API], readinessContract);

function readinessContract(engine: Engine): void {
  let source: Source;
  const open = async (...archives: readonly SiteArchive[]) => (source = await engine.open(archives, testClock()));
  afterEach(() => source.close());

  it('is reported as soon as the source responds, with or without published content', async () => {
    await (await open()).readiness.check();
  });

  it('is reported to fifty concurrent checks', async () => {
    const { readiness } = await open(aSiteArchive());
    const checks = await Promise.allSettled(Array.from({ length: 50 }, () => readiness.check()));
    expect(checks.filter(({ status }) => status === 'rejected')).to.deep.equal([]);
  });

  it('ends when its source is closed, and every check then fails as unavailable', async () => {
    const { readiness, breakDown } = await open(aSiteArchive());
    await readiness.check();
    await breakDown();
    for (let times = 0; times < 3; times++)
      expect(await readiness.check().catch((fault: unknown) => fault)).to.be.instanceOf(Unavailable);
  });
}
