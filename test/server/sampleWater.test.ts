import { expect } from 'chai';
import type { Job, JobName } from '#ports/Jobs.ts';
import { readSettings } from '#config/Settings.ts';
import { startJobs } from '#server/jobs/startJobs.ts';
import { createLogger } from '#server/logger.ts';
import { slug } from '#test/support/builders.ts';
import { recordWater } from '#test/support/recordWater.ts';
import { textOf } from '#test/support/renderPart.tsx';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';
import { reservoir } from '#test/support/waterBuilders.ts';

describe('The water pages of a sample', () => {
  const PATH = '/en/reservoirs/sample';
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    const register = [reservoir({ id: slug('sample'), storage: 250, catchment: 800, invented: true })];
    await recordWater(app.waterImport, { register, simulation: { seed: 2569 } });
  });
  after(() => app.close());

  it('have the figures of yesterday, and say that they are invented', async () => {
    const text = textOf((await app.send(PATH)).body);
    expect(text).to.include('20 November 2026 Large reservoir').and.include('Invented figures');
  });

  it('follow the days by the job of the server, and look old only while that does not run', async () => {
    app.clock.set('2026-12-01T03:00:00Z');
    expect(textOf((await app.send(PATH)).body)).to.include('20 November 2026 , 11 days ago.');
    await jobsOf(app).sample.run(new AbortController().signal);
    const text = textOf((await app.send(PATH)).body);
    expect(text).to.include('30 November 2026 Large reservoir').and.not.include('days ago');
  });
});

/** The jobs that the server would start, without starting them. */
function jobsOf({ ports, background }: TestApp): Readonly<Record<JobName, Job>> {
  let started: Readonly<Record<JobName, Job>> | undefined;
  const jobs = {
    ...background.jobs,
    start: (given: Readonly<Record<JobName, Job>>) => {
      started = given;
      return () => Promise.resolve();
    },
  };
  const parts = { ports, background: { ...background, jobs } } as Parameters<typeof startJobs>[0];
  startJobs(parts, readSettings({}), createLogger('silent', { write: () => undefined }));
  if (started === undefined) throw new Error('no jobs were started');
  return started;
}
