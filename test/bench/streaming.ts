import { setTimeout as pause } from 'node:timers/promises';
import type { Ports } from '#ports/Ports.ts';
import { startInFrontOfAltered } from '#test/support/alteredSite.ts';
import { delayDeferredReads } from '#test/support/holdLateAnswers.ts';
import { open } from '#test/support/send.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import type { Report } from './Report.ts';
import { median } from './rounds.ts';

/** Delay of water figures and events in the API. */
const DELAY_MS = 300;
const VISITS = 30;
const PAGES = ['/th', '/th/main'];
const FIRST_BYTE_MS = 20;

/** In milliseconds after the request. */
interface Timed {
  readonly firstByte: number;
  readonly end: number;
}

/** When the first byte of a page in front of a slow API arrives, and its last; two tiers, over HTTP. */
export async function streaming(report: Report, _folder: string, dataFolder: string): Promise<void> {
  report.part(
    'In front of a slow API',
    `Two tiers, page cache off; water figures and events come ${DELAY_MS} ms late. In ms.`,
  );
  report.table('page', 'first byte', 'budget', 'complete');
  for (const path of PAGES) {
    const alter = (ports: Ports) => {
      delayDeferredReads(ports, () => pause(DELAY_MS));
    };
    const site = await startInFrontOfAltered(dataFolder, alter, { PAGE_CACHE_MB: '0' });
    await visit(site.port, path); // connects, fetches a token and compiles code
    const visits: Timed[] = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(site.port, path));
    const firstByte = median(visits.map((each) => each.firstByte));
    const budget = report.check(`${path} in front of a slow API: ms to the first byte`, firstByte, {
      atMost: FIRST_BYTE_MS,
    });
    report.row(`${path}, median of ${VISITS}`, firstByte, budget, median(visits.map(({ end }) => end)));
    await site.stop();
  }
}

async function visit(port: number, path: string): Promise<Timed> {
  const started = performance.now();
  const page = await open(port, { path, host: DEPARTMENT });
  await page.until('<!DOCTYPE');
  const firstByte = performance.now() - started;
  await page.text();
  return { firstByte, end: performance.now() - started };
}
