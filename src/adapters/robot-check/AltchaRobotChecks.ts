import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { asciiDigits } from '#domain/forms/digits.ts';
import { addSeconds, type Instant } from '#domain/instant.ts';
import {
  ACCOUNT_FAILURES,
  CHALLENGE_SECONDS,
  CODE_LIMIT,
  CODE_SECONDS,
  NETWORK_FAILURES,
  robotCheckLimit,
  workFactor,
} from '#domain/members/robotCheck.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Limits } from '#ports/Limits.ts';
import type { CodeRequest, CodeTicket, RobotChallenge, RobotCheck, RobotChecks } from '#ports/RobotChecks.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { VisitorSession } from '#ports/VisitorSession.ts';
import type { RobotCheckRows, SpentCheck } from '#adapters/store/robot-check/RobotCheckRows.ts';
import { codeOf, newTicket, openTicket, type OpenedTicket } from './codeTicket.ts';
import { readSolution, type SolutionKeys } from './readSolution.ts';

export interface RobotCheckSettings {
  readonly limits: Limits;
  /** Checks that one network can begin in an hour. */
  readonly perHour: number;
  /** At least 32 characters that nobody can guess; the same in all processes that share a store. */
  readonly secretKey: () => Promise<string>;
  /** The keys of the easiest challenge, of which half to all are tried; `MAX_KEYS` by default. */
  readonly maxKeys?: number;
  readonly clock: Clock;
}

/** Where it is noted which answers are spent, and mails with codes are put. */
export type SpentChecks = Pick<RobotCheckRows, 'spend' | 'mail'>;

interface Keys extends SolutionKeys {
  readonly codes: Buffer;
}

/**
 * The work of the easiest challenge: from half of these keys to all of them, each of so many rounds of PBKDF2. A current
 * laptop takes 0.3 to 0.5 s for it, a phone that is six times slower some 3 s; this server derives one key for each
 * challenge, and none to check its solution.
 */
const MAX_KEYS = 500;
const ROUNDS_PER_KEY = 1_500;

const KEY_BYTES = 32;
const NONCE_BYTES = 16;

/** Robot checks with ALTCHA's challenges: PBKDF2 for a number of keys that only this server knows beforehand. */
export class AltchaRobotChecks implements RobotChecks {
  readonly #rows: SpentChecks;
  readonly #settings: RobotCheckSettings;
  #keys: Promise<Keys> | undefined;

  constructor(rows: SpentChecks, settings: RobotCheckSettings) {
    this.#rows = rows;
    this.#settings = settings;
  }

  async begin(site: SiteId, { network }: VisitorSession, account?: string): Promise<RobotChallenge> {
    await this.#count(network);
    const { challenges, solutions } = await this.#openKeys();
    const factor = await this.#workFactor(site, network, account);
    const { clock, maxKeys = MAX_KEYS } = this.#settings;
    const expiresAt = addSeconds(clock.now(), CHALLENGE_SECONDS);
    const keys = maxKeys * factor;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: ROUNDS_PER_KEY,
      counter: randomInt(keys / 2, keys),
      deriveKey,
      // Not ALTCHA's own expiry, which it compares with another clock.
      data: { site, factor, expiresAt },
      hmacSignatureSecret: challenges,
      hmacKeySignatureSecret: solutions,
    });
    return { text: JSON.stringify(challenge), expiresAt };
  }

  async mailCode(site: SiteId, { to, language }: CodeRequest, { network }: VisitorSession): Promise<CodeTicket> {
    await this.#count(network);
    const { codes } = await this.#openKeys();
    const now = this.#settings.clock.now();
    const opened = { id: randomBytes(NONCE_BYTES).toString('hex'), expiresAt: addSeconds(now, CODE_SECONDS) };
    const content = { template: 'robotCode', code: codeOf(codes, site, opened) } as const;
    await this.#rows.mail({ site, locale: language, to, content }, now);
    return newTicket(codes, site, opened);
  }

  async pass(
    { site, answer, use, account }: RobotCheck,
    { network }: VisitorSession,
  ): Promise<Outcome<undefined, 'robotCheckFailed'>> {
    const opened =
      answer.type === 'work'
        ? await this.#openSolution(site, answer.solution, await this.#workFactor(site, network, account))
        : await this.#openCode(site, answer.ticket, answer.code);
    if (opened === undefined) return refused('robotCheckFailed');
    const isPassed = await this.#rows.spend({ ...opened, use });
    return isPassed ? done(undefined) : refused('robotCheckFailed');
  }

  async noteFailure(site: SiteId, account: string, { network }: VisitorSession): Promise<void> {
    const { limits } = this.#settings;
    await limits.use(ACCOUNT_FAILURES, subjectOf(site, account));
    if (network !== undefined) await limits.use(NETWORK_FAILURES, network);
  }

  /** Throws `TooOften`. */
  async #count(network: string | undefined): Promise<void> {
    if (network === undefined) return;
    const { limits, perHour } = this.#settings;
    const wait = await limits.use(robotCheckLimit(perHour), network);
    if (wait > 0) throw new TooOften(wait);
  }

  async #workFactor(site: SiteId, network: string | undefined, account: string | undefined): Promise<number> {
    const { limits } = this.#settings;
    return workFactor({
      account: account === undefined ? 0 : await limits.count(ACCOUNT_FAILURES, subjectOf(site, account)),
      network: network === undefined ? 0 : await limits.count(NETWORK_FAILURES, network),
    });
  }

  async #openSolution(site: SiteId, text: string, leastFactor: number): Promise<Omit<SpentCheck, 'use'> | undefined> {
    const solution = await readSolution(text, await this.#openKeys());
    if (solution === undefined || solution.site !== site || solution.factor < leastFactor) return undefined;
    return this.#isOver(solution.expiresAt) ? undefined : { id: solution.id, expiresAt: solution.expiresAt };
  }

  async #openCode(site: SiteId, ticket: string, typed: string): Promise<OpenedTicket | undefined> {
    const { codes } = await this.#openKeys();
    const opened = openTicket(codes, site, ticket);
    if (opened === undefined || this.#isOver(opened.expiresAt)) return undefined;
    const { limits } = this.#settings;
    if ((await limits.check(CODE_LIMIT, opened.id)) > 0) return undefined;
    if (isEqual(asciiDigits(typed).replace(/\s/g, ''), codeOf(codes, site, opened))) return opened;
    await limits.use(CODE_LIMIT, opened.id);
    return undefined;
  }

  #isOver(expiresAt: Instant): boolean {
    return expiresAt <= this.#settings.clock.now();
  }

  async #openKeys(): Promise<Keys> {
    this.#keys ??= this.#settings.secretKey().then((secret) => {
      const derive = (of: string) => Buffer.from(hkdfSync('sha256', secret, '', `thara robot check ${of}`, KEY_BYTES));
      const text = (of: string) => derive(of).toString('base64url');
      return { challenges: text('challenges'), solutions: text('solutions'), codes: derive('codes') };
    });
    return await this.#keys;
  }
}

function subjectOf(site: SiteId, account: string): string {
  return JSON.stringify([site, account]);
}

function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
