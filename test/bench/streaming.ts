import { setTimeout as pause } from 'node:timers/promises';
import { startInFrontOfAltered } from '#test/support/alteredSite.ts';
import { delayDeferredReads } from '#test/support/holdLateAnswers.ts';
import { open } from '#test/support/send.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { atMost } from './budget.ts';
import { median } from './load.ts';

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
export async function streaming(dataFolder: string): Promise<void> {
  console.log(
    `\ntwo tiers, water and events ${DELAY_MS} ms late, ms     first byte  (budget ${FIRST_BYTE_MS})   complete`,
  );
  for (const path of PAGES) {
    const site = await startInFrontOfAltered(dataFolder, (ports) => {
      delayDeferredReads(ports, () => pause(DELAY_MS));
    });
    row(`${path}, first request`, [await visit(site.port, path)]); // connects, fetches a token and compiles code: without a budget
    const visits: Timed[] = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(site.port, path));
    const { firstByte } = row(`${path}, median of ${VISITS}`, visits);
    atMost(FIRST_BYTE_MS, `${path} in front of a slow API: ms to the first byte`, firstByte);
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

/** @returns the medians */
function row(name: string, visits: readonly Timed[]): Timed {
  const of = (key: keyof Timed) => median(visits.map((one) => one[key]));
  const medians = { firstByte: of('firstByte'), end: of('end') };
  console.log(`${name.padEnd(40)}${medians.firstByte.toFixed(1).padStart(16)}${medians.end.toFixed(1).padStart(25)}`);
  return medians;
}
