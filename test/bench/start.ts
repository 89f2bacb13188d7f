import { ServerProcess } from '#test/support/ServerProcess.ts';
import type { Report } from './Report.ts';
import { median } from './rounds.ts';

const STARTS = 5;
const FIRST_PAGE_MS = 1_000;

/** How long a start takes until the first page is sent. */
export async function start(report: Report, _folder: string, dataFolder: string): Promise<void> {
  report.part('Start', 'From the start of the process to the end of the first page, the sample imported; in ms.');
  const times: number[] = [];
  for (let count = 0; count < STARTS; count++) {
    const began = performance.now();
    const server = await ServerProcess.start({ DATA_DIR: dataFolder });
    await (await fetch(`${server.origin}/th/more-news`)).text();
    times.push(performance.now() - began);
    await server.stop();
  }
  const time = median(times);
  report.table('start', 'ms', 'budget');
  report.row('median', time, report.check('ms from the start to the first page', time, { atMost: FIRST_PAGE_MS }));
}
