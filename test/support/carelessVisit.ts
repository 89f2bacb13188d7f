import type { CarelessSetting } from './carelessSetting.ts';
import { PLAIN_CALLS, plainDepartment, type SiteCall } from './plainDepartment.ts';
import { startPlainWebsite } from './plainWebsite.ts';
import { CARELESS_TEXT, PLAIN_VARIATIONS, type PlainVariation } from './plainVariations.ts';
import type { TestResponse } from './send.ts';
import { testClock } from './testClock.ts';

/** How an API responds to each of its calls. */
export type Carelessness = Readonly<Record<SiteCall, PlainVariation>>;

/** An API, with the maintenance of its site switched on or off, that one visitor meets. */
export interface CarelessVisit {
  readonly how: Carelessness;
  readonly isOn: boolean;
}

export interface CarelessResult {
  readonly shown: 'page' | 'notice' | '421' | '503' | 'WRONG';
  /** What was wrong with the response; empty when it was a page, a notice or a clear refusal. */
  readonly wrong: readonly string[];
}

/** The least that settings allow, where an API is so slow that it is given up. */
const SHORT_DEADLINE_MS = '1600';
/** Everything else responds in time on a machine that is busy with other things. */
const LONG_DEADLINE_MS = '60000';
/** A page or notice has a layout around it. */
const SHORTEST_PAGE = 1_000;

/** Of the websites, which share a store. */
const SECRET_KEY = 'a secret key of the tests that is long enough';
/** Slow APIs are waited for beside each other. */
const AT_ONCE = 16;

export async function visitEach(
  visits: readonly CarelessVisit[],
  setting: CarelessSetting,
): Promise<readonly CarelessResult[]> {
  const results: CarelessResult[] = [];
  for (let first = 0; first < visits.length; first += AT_ONCE)
    results.push(...(await Promise.all(visits.slice(first, first + AT_ONCE).map((visit) => meet(visit, setting)))));
  return results;
}

/** One API and one website, without anything of earlier visits. */
async function meet({ how, isOn }: CarelessVisit, setting: CarelessSetting): Promise<CarelessResult> {
  const { host, sites, storeFile } = setting;
  const api = await plainDepartment({ sites });
  for (const call of PLAIN_CALLS) api.vary(call, how[call]);
  api.setMaintenance(host, isOn);
  // A slow layout is given up by itself, so that the page needs no short deadline.
  const isSlow = [how.token, how.domain, how.details].includes('slow');
  const environment = { SECRET_KEY, REQUEST_DEADLINE_MS: isSlow ? SHORT_DEADLINE_MS : LONG_DEADLINE_MS };
  const website = await startPlainWebsite(api, { clock: testClock(), storeFile, environment });
  try {
    const response = await website.send({ path: '/en/main', host });
    const wrong = faultsOf(response, setting);
    return { shown: wrong.length > 0 ? 'WRONG' : shownBy(response), wrong };
  } finally {
    await website.close();
    await api.close();
  }
}

/** All pairs of variations: each variation of a call with each one of every other call. */
export function everyPair(): readonly Carelessness[] {
  // With a prime number of variations, i, j, i + j and i + 2j cover all pairs of columns in as few rows as possible.
  const prime = nextPrime(PLAIN_VARIATIONS.length);
  const at = (index: number) => PLAIN_VARIATIONS[index % prime] ?? 'as specified';
  const numbers = Array.from({ length: prime }, (_, index) => index);
  const rows = numbers.flatMap((i) => numbers.map((j) => [at(i), at(j), at(i + j), at(i + 2 * j)] as const));
  const masked = rows.map(([token, domain, details, layout]) => ({ token, domain, details, layout }));
  // Without a token, a site and its details nothing else is called: those pairs are tried with the earlier calls right.
  const right = { token: 'as specified', domain: 'as specified' } as const;
  const last = PLAIN_VARIATIONS.flatMap((details) => PLAIN_VARIATIONS.map((layout) => ({ ...right, details, layout })));
  return [...masked, ...last];
}

/** A call that responds in one way, while the others respond as specified. */
export function aloneIn(call: SiteCall, variation: PlainVariation): Carelessness {
  const right = {
    token: 'as specified',
    domain: 'as specified',
    details: 'as specified',
    layout: 'as specified',
  } as const;
  return { ...right, [call]: variation };
}

function shownBy({ status, body }: TestResponse): CarelessResult['shown'] {
  if (status === 200) return 'page';
  if (status === 421) return '421';
  return body.includes('data-picture="works"') ? 'notice' : '503';
}

function faultsOf({ status, headers, body }: TestResponse, { ownText, otherText }: CarelessSetting): string[] {
  const faults: string[] = [];
  if (![200, 421, 503].includes(status)) faults.push(`status ${status}`);
  if (status === 503 && headers['retry-after'] === undefined) faults.push('503 without Retry-After');
  if (body.length < SHORTEST_PAGE || !/<h1[ >]/.test(body)) faults.push('a blank page');
  if (status === 200 && !body.includes(ownText)) faults.push('a page without its content');
  if (body.includes(otherText)) faults.push('a page of another site');
  if (body.includes(CARELESS_TEXT)) faults.push('words of the API');
  if (body.includes('\ufffd')) faults.push('letters in a wrong encoding');
  if (/undefined|\[object|NaN/.test(body)) faults.push('a value of the program');
  return faults;
}

function nextPrime(number: number): number {
  const isPrime = !Array.from({ length: number - 2 }, (_, index) => index + 2).some((each) => number % each === 0);
  return isPrime ? number : nextPrime(number + 1);
}
