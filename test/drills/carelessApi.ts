import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carelessSetting } from '#test/support/carelessSetting.ts';
import { aloneIn, everyPair, visitEach, type CarelessResult } from '#test/support/carelessVisit.ts';
import { PLAIN_CALLS } from '#test/support/plainDepartment.ts';
import { PLAIN_VARIATIONS, type PlainVariation } from '#test/support/plainVariations.ts';

export interface CarelessRow {
  readonly variation: PlainVariation;
  /** What visitors see, by call: while maintenance is off, and on. */
  readonly shown: readonly string[];
}

const SWITCHES = [false, true];

/** Each variation of each call alone. */
export async function eachAlone(): Promise<readonly CarelessRow[]> {
  const visits = PLAIN_VARIATIONS.flatMap((variation) =>
    PLAIN_CALLS.flatMap((call) => SWITCHES.map((isOn) => ({ variation, call, isOn, how: aloneIn(call, variation) }))),
  );
  const results = await inSetting((setting) => visitEach(visits, setting));
  return PLAIN_VARIATIONS.map((variation) => ({
    variation,
    shown: PLAIN_CALLS.map((call) =>
      results
        .filter((_, index) => visits[index]?.variation === variation && visits[index].call === call)
        .map(({ shown }) => shown)
        .join(' / '),
    ),
  }));
}

/** All pairs: how often visitors saw what. */
export async function inPairs(): Promise<Readonly<Record<string, number>>> {
  const visits = everyPair().flatMap((how) => SWITCHES.map((isOn) => ({ how, isOn })));
  const results = await inSetting((setting) => visitEach(visits, setting));
  const groups = Object.entries(Object.groupBy(results, ({ shown }: CarelessResult) => shown));
  return Object.fromEntries(groups.map(([shown, ofGroup]) => [shown, ofGroup.length]));
}

async function inSetting<T>(work: (setting: Awaited<ReturnType<typeof carelessSetting>>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'thara-careless-'));
  try {
    return await work(await carelessSetting(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}
