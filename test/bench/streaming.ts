import { setTimeout as pause } from 'node:timers/promises';
import { startInFrontOfAltered } from '#test/support/alteredSite.ts';
import { putOffLateAnswers } from '#test/support/holdLateAnswers.ts';
import { open } from '#test/support/send.ts';
import { DEPARTMENT } from '#test/support/site.ts';
import { median } from './load.ts';

/** How much later than the rest the API answers about water and events. */
const DELAY_MS = 300;
const VISITS = 30;
const PAGES = ['/th', '/th/main'];

/** Milliseconds from the request on. */
interface Timed {
  readonly firstByte: number;
  readonly end: number;
}

/** When a page in front of a slow API begins to leave, and when its late parts are there; two tiers, over HTTP. */
export async function streaming(dataFolder: string): Promise<void> {
  console.log(`\ntwo tiers, water and events ${DELAY_MS} ms late, ms     first byte  (budget 20)   all of it`);
  for (const path of PAGES) {
    const site = await startInFrontOfAltered(dataFolder, (ports) => {
      putOffLateAnswers(ports, () => pause(DELAY_MS));
    });
    row(`${path}, first ever`, [await visit(site.port, path)]);
    const visits: Timed[] = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(site.port, path));
    row(`${path}, median of ${VISITS}`, visits);
    await site.stop();
  }
}

async function visit(port: number, path: string): Promise<Timed> {
  const started = performance.now();
  const page = await open(port, { path, host: DEPARTMENT });
  await page.until('<!DOCTYPE');
  const firstByte = performance.now() - started;
  await page.whole();
  return { firstByte, end: performance.now() - started };
}

function row(name: string, visits: readonly Timed[]): void {
  const cell = (key: keyof Timed, width: number) =>
    median(visits.map((one) => one[key]))
      .toFixed(1)
      .padStart(width);
  console.log(`${name.padEnd(40)}${cell('firstByte', 16)}${cell('end', 25)}`);
}
