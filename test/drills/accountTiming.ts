import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRACKING_CODE_BYTES, trackingCodeOf } from '#domain/complaints/trackingCode.ts';
import { openStore, type StoreSettings } from '#adapters/store/openStore.ts';
import { aComplaint, aFiling } from '#test/support/complaintBuilders.ts';
import { forgedRobotChecks } from '#test/support/forgedRobotChecks.ts';
import { SITE } from '#test/support/builders.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { MemberBrowser } from '#test/support/MemberBrowser.ts';
import {
  aRegistrationSubmission,
  aVisitor,
  email,
  mailedToken,
  PASSWORD,
  quickHasher,
} from '#test/support/memberBuilders.ts';
import { isPostgresInstalled, postgresServer } from '#test/support/postgres.ts';
import { seededRandom } from '#test/support/seededRandom.ts';
import { startTestApp, type TestApp } from '#test/support/testApp.ts';

const SECRET_KEY = 'a secret key of the drills that is long enough';
/** Requests that are not measured: V8 compiles what they run. */
const WARM_UP = 100;

/** What strangers can ask for about an address, or about the tracking code of a complaint. */
export const ACTS = ['login', 'registration', 'reset', 'resend', 'complaint', 'lostCode'] as const;
export type Act = (typeof ACTS)[number];

const STATUS: Readonly<Record<Act, number>> = {
  ...{ login: 422, registration: 303, reset: 303, resend: 303 },
  ...{ complaint: 422, lostCode: 303 },
};

export interface TimingResult {
  readonly act: Act;
  /** How often a request for a known address took longer than one for an unknown one: 0.5 when nothing can be told. */
  readonly auc: number;
  /** Medians, in milliseconds. */
  readonly knownMs: number;
  readonly unknownMs: number;
}

export interface TimingPlace {
  readonly name: string;
  readonly isInstalled: boolean;
  open(): Promise<{ readonly store: StoreSettings; remove(): Promise<void> }>;
}

export const TIMING_PLACES: readonly TimingPlace[] = [
  {
    name: 'SQLite',
    isInstalled: true,
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'thara-timing-'));
      const store = { engine: 'sqlite', file: join(folder, 'thara.sqlite') } as const;
      return { store, remove: () => rm(folder, { recursive: true }) };
    },
  },
  {
    name: 'PostgreSQL',
    isInstalled: isPostgresInstalled(),
    async open() {
      const { url, drop } = await (await postgresServer()).createDatabase();
      return { store: { engine: 'postgres', url }, remove: drop };
    },
  },
];

/**
 * Sends pairs of requests, one for a known and one for an unknown address in random order, each from a network of its own,
 * and compares how long they took. Passwords are hashed in a moment: what hashing costs would hide everything else.
 *
 * @param seed of the order
 */
export async function compareTimes(
  place: TimingPlace,
  pairs: number,
  seed: number,
  acts: readonly Act[] = ACTS,
): Promise<readonly TimingResult[]> {
  const { store: settings, remove } = await place.open();
  const url = settings.engine === 'postgres' ? { DATABASE_URL: settings.url } : {};
  const app = await startTestApp({
    environment: { TRUST_PROXY: 'loopback', SECRET_KEY, ...url },
    ...(settings.engine === 'sqlite' && { storeFile: settings.file }),
  });
  const store = await openStore(settings, app.clock, () => undefined, { hasher: quickHasher });
  Object.assign(app.ports.members!, store.members);
  Object.assign(app.ports, { complaints: store.complaints });
  const results: TimingResult[] = [];
  try {
    for (const act of acts) {
      const addresses = Array.from({ length: pairs + WARM_UP }, (_, index) => `${act}-${index}@example.org`);
      const known: string[] = [];
      for (const address of addresses) known.push(await makeKnown(store, act, address));
      results.push(await compare(app, act, known, seededRandom(seed)));
    }
  } finally {
    await app.close();
    await store.close();
    await remove();
  }
  return results;
}

/** Stores what a request of the act asks for. @returns by what it asks */
async function makeKnown(store: Awaited<ReturnType<typeof openStore>>, act: Act, address: string): Promise<string> {
  if (act !== 'complaint' && act !== 'lostCode') {
    await register(store, address, act === 'resend');
    return address;
  }
  const complaint = aComplaint({ email: email(address) });
  const { code } = value(await store.complaints.file(aFiling({ complaint }), aVisitor()));
  return act === 'complaint' ? code : address;
}

/** What nothing is known of, of the same length: its bytes are in pages, cookies and rows. */
function unknownLike(act: Act, known: string): string {
  return act === 'complaint'
    ? trackingCodeOf(randomBytes(TRACKING_CODE_BYTES))
    : known.replace('example.org', 'example.net');
}

type Members = Pick<Awaited<ReturnType<typeof openStore>>, 'members' | 'outbox'>;

async function register({ members, outbox }: Members, address: string, isUnconfirmed: boolean): Promise<void> {
  value(await members.registrations.register(aRegistrationSubmission({ email: email(address) }), aVisitor()));
  const token = await mailedToken(outbox);
  if (!isUnconfirmed) value(await members.verifications!.confirm(SITE, token, aVisitor()));
}

async function compare(app: TestApp, act: Act, known: readonly string[], random: () => number): Promise<TimingResult> {
  const robotCheck = forgedRobotChecks(SECRET_KEY, app.clock);
  const times = { known: [] as number[], unknown: [] as number[] };
  let network = 0;
  const measure = async (kind: keyof typeof times, address: string, isMeasured: boolean) => {
    network += 1;
    const solved = await robotCheck(SITE);
    const browser = new MemberBrowser({
      send: (request) => app.send(request),
      solveRobotCheck: () => Promise.resolve(solved),
      headers: { 'X-Forwarded-For': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}` },
    });
    const startedAt = performance.now();
    const { status } = await ask(browser, act, address);
    if (isMeasured) times[kind].push(performance.now() - startedAt);
    if (status !== STATUS[act]) throw new Error(`${act} was answered with ${status}`);
  };
  for (const [index, address] of known.entries()) {
    const isMeasured = index >= WARM_UP;
    const unknown = unknownLike(act, address);
    const knownFirst = random() < 0.5;
    if (knownFirst) await measure('known', address, isMeasured);
    await measure('unknown', unknown, isMeasured);
    if (!knownFirst) await measure('known', address, isMeasured);
  }
  return {
    ...{ act, auc: areaUnderCurve(times.known, times.unknown) },
    ...{ knownMs: median(times.known), unknownMs: median(times.unknown) },
  };
}

function ask(browser: MemberBrowser, act: Act, address: string) {
  switch (act) {
    case 'login':
      return browser.signIn(address, 'Wrong-guess-2569');
    case 'registration':
      return browser.register({ email: address, password: PASSWORD });
    case 'reset':
      return browser.post('/en/members/forgot-password', { email: address });
    case 'resend':
      return browser.post('/en/members/verify/resend', { email: address });
    case 'complaint':
      return browser.post('/en/complaints/track', { trackingCode: address, password: 'Wrong-guess-2569' });
    case 'lostCode':
      return browser.post('/en/complaints/track/lost-code', { email: address });
  }
}

/** The probability that a value of the first list is greater than one of the second (Mann-Whitney). */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((ms) => ({ ms, isFirst: true })), ...second.map((ms) => ({ ms, isFirst: false }))];
  all.sort((one, other) => one.ms - other.ms);
  const ranks = all.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0);
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
