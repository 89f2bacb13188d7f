import type { SiteId } from '#domain/site/siteId.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Limits } from '#ports/Limits.ts';
import { AltchaRobotChecks } from '#adapters/robot-check/AltchaRobotChecks.ts';
import type { RobotCheckRows } from '#adapters/store/robot-check/RobotCheckRows.ts';
import { solve } from './testRobotChecks.ts';

/** Has counted so many failures that every challenge is of the highest factor. */
const MANY_FAILURES: Limits = {
  use: () => Promise.resolve(0),
  check: () => Promise.resolve(0),
  count: () => Promise.resolve(Number.MAX_SAFE_INTEGER),
};

/** Of the easiest challenge; the server's own has 500. */
const MAX_KEYS = 2;

// Challenges are signed, and stored nowhere.
const NO_ROWS = undefined as unknown as RobotCheckRows;

/**
 * Solved robot checks for tests that send thousands of forms: with the secret key of a server they make its challenges
 * themselves, which any form accepts and which take hardly any work.
 */
export function forgedRobotChecks(secretKey: string, clock: Clock): (site: SiteId) => Promise<string> {
  const checks = new AltchaRobotChecks(NO_ROWS, {
    ...{ limits: MANY_FAILURES, perHour: 1, secretKey: () => Promise.resolve(secretKey), clock },
    maxKeys: MAX_KEYS,
  });
  return async (site) => {
    const { text } = await checks.begin(site, { saveTokens: () => undefined }, 'anybody');
    return await solve(text);
  };
}
